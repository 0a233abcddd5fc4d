// RUN: %embedded-host -DHOST %s 2>&1 | count 0
// RUN: not %embedded-host -DNEVER %s 2>&1 | FileCheck %s
// What manages and marks, and what images are made of; a function of nobody is still an error.
// CHECK: error: use of undeclared identifier 'nvmlDeviceExplode'
// CHECK-NOT: error:
#include <cudaEGL.h>
#include <cudaTypedefs.h>
#include <cuda_vdpau_interop.h>
#include <npp.h>
#include <nvml.h>
#include <nvtx3/nvtx3.hpp>

void host() {
  NVTX3_FUNC_RANGE();
  nvtx3::scoped_range Range("host", nvtx3::rgb(1, 2, 3));
  nvmlDevice_t Device;
  unsigned Milliwatts;
  if (nvmlInit() == NVML_SUCCESS && nvmlDeviceGetHandleByIndex(0, &Device) == NVML_SUCCESS)
    nvmlDeviceGetPowerUsage(Device, &Milliwatts);
  int Step;
  Npp8u *Image = nppiMalloc_8u_C1(64, 64, &Step);
  NppiSize Size = {64, 64};
  nppiFree(Image);
  PFN_cuTensorMapEncodeTiled Encode = nullptr;
  CUeglFrame Frame;
  (void)Size, (void)Encode, (void)Frame;
#ifdef NEVER
  nvmlDeviceExplode(Device);
#endif
}

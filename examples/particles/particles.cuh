// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef PARTICLES_CUH
#define PARTICLES_CUH

/// One particle, 28 bytes: neighbouring lanes that read one field read 28 bytes apart.
struct Particle {
  float Position[3];
  float Velocity[3];
  float Mass;
};

/// Moves Count particles by Step seconds under gravity, with drag.
void advance(Particle *Device, int Count, float Step);

/// The kinetic energy of each particle.
void kineticEnergy(float *Device, const Particle *Particles, int Count);

#endif

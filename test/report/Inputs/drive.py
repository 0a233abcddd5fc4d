# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""drive.py PAGE: drives a report of make_result.py's 600 findings through ChromeDriver's protocol."""
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

page = Path(sys.argv[1]).resolve().as_uri()
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
driver = subprocess.Popen(["chromedriver", f"--port={port}", "--silent"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def call(method, path, data=None):
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, {"Content-Type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=300) as answer:
        return json.load(answer)["value"]


def start():
    for _ in range(100):
        try:
            if call("GET", "/status")["ready"]:
                break
        except OSError:
            time.sleep(0.1)
    arguments = ["--headless", "--disable-gpu", "--window-size=1200,900"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    wanted = {"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}}
    return "/session/" + call("POST", "/session", wanted)["sessionId"]


try:
    session = start()

    def run(script, *arguments):
        return call("POST", session + "/execute/sync", {"script": script, "args": list(arguments)})

    def keys(*each):
        actions = [{"type": kind, "value": key} for key in each for kind in ("keyDown", "keyUp")]
        call("POST", session + "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def wait(script, expected, what):
        for _ in range(100):
            got = run(script)
            if got == expected:
                return
            time.sleep(0.05)
        raise AssertionError(f"{what}: {got!r}, not {expected!r}")

    shown = "return [...document.querySelectorAll('#list > details')].filter(d => !d.hidden).length"
    choose = "const s = document.querySelector(`select[data-by=${arguments[0]}]`); s.value = arguments[1]; s.dispatchEvent(new Event('change'))"
    call("POST", session + "/url", {"url": page})
    wait(shown, 600, "all findings are there")
    assert run("return document.getElementById('shown').textContent") == "600 of 600 shown"
    assert run("return document.querySelectorAll('.card').length") < 40, "cards were made before they were opened"

    # Filter and search, together, and back from the address.
    run(choose, "r", "warp-divergence")
    wait(shown, 200, "rule filter")
    run(choose, "l", "error")
    wait("return [...document.querySelectorAll('#list > details')].filter(d => !d.hidden).every(d => d.dataset.l == 'error' && d.dataset.r == 'warp-divergence')", True, "two filters")
    address = run("return location.href")
    assert "r=warp-divergence" in address and "l=error" in address, address
    before = run(shown)
    call("POST", session + "/url", {"url": "about:blank"})
    call("POST", session + "/url", {"url": address})
    wait(shown, before, "filters from the address")
    run("document.getElementById('reset').click()")
    wait(shown, 600, "reset")
    keys("/")
    wait("return document.activeElement.id", "q", "slash goes to the search")
    keys(*"step59")
    wait(shown, 10, "search")
    keys("\ue00c")
    wait(shown, 600, "escape clears")

    # Sort by place.
    run("const s = document.getElementById('sort'); s.value = 'n'; s.dispatchEvent(new Event('change'))")
    wait("return document.querySelector('#list > details').dataset.n", "0", "sort by place")

    # A deep link opens its card; the keyboard moves on and opens.
    target = run("return document.querySelectorAll('#list > details')[300].id")
    call("POST", session + "/url", {"url": "about:blank"})
    call("POST", session + "/url", {"url": f"{page}#{target}"})
    wait(f"const d = document.getElementById('{target}'); return d.open && !!d.querySelector('.card') && d.getBoundingClientRect().top < innerHeight", True, "deep link")
    keys("j")
    wait(f"return document.activeElement.parentElement.previousElementSibling?.id", target, "j moves on")
    keys("\ue007")
    wait("return document.activeElement.parentElement.open && !!document.activeElement.parentElement.querySelector('.card svg')", True, "Enter opens")
    keys("k")
    wait("return document.activeElement.parentElement.id", target, "k moves back")
    run("const link = document.querySelector('.card dd a[href^=\"#k-\"]'); link.click()")
    wait("return location.hash.startsWith('#k-') && document.getElementById(location.hash.slice(1)).open", True, "a finding leads to its kernel")

    # Theme, by key and kept; help.
    colour = "return getComputedStyle(document.body).backgroundColor"
    first = run(colour)
    keys("t")
    wait("return document.documentElement.dataset.theme", "dark", "theme")
    assert run(colour) != first, "the dark theme looks like the light one"
    keys("t")
    wait("return document.documentElement.dataset.theme", "light", "theme")
    keys("?")
    wait("return document.getElementById('keys').open", True, "help")
    keys("\ue00c")
    wait("return document.getElementById('keys').open", False, "help closes")

    # Contrast of all text colours on both themes, WCAG AA.
    ratios = run("""
      const light = c => c.map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      const lum = c => { const [r, g, b] = light(c); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
      const probe = document.body.appendChild(document.createElement('i'));
      const rgb = name => { probe.style.color = `var(--${name})`; return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number); };
      const out = [];
      for (const theme of ['light', 'dark']) {
        document.documentElement.dataset.theme = theme;
        for (const back of ['bg', 'soft']) for (const ink of ['ink', 'dim', 'link', 'error', 'warning', 'note', 'good']) {
          const [a, b] = [lum(rgb(ink)), lum(rgb(back))].sort((x, y) => y - x);
          out.push([theme, ink, back, (a + 0.05) / (b + 0.05)]);
        }
      }
      probe.remove();
      return out;""")
    assert all(ratio >= 4.5 for *_, ratio in ratios), [r for r in ratios if r[3] < 4.5]

    # A phone: nothing sticks out.
    call("POST", session + "/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}})
    run("document.querySelectorAll('#kernels details').forEach((d, i) => { d.open = i < 3; })")
    wait("return document.documentElement.scrollWidth <= 360", True, "width on a phone")
finally:
    try:
        call("DELETE", session, None)
    except (OSError, NameError):
        pass
    driver.terminate()
    driver.wait()

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_html.py PAGE...: a report is well formed, its links lead somewhere, nothing in it comes from elsewhere, and no script
can run but its own. Findings that the script adds and cards that are made when they are opened count as part of the page."""
import base64
import hashlib
import sys
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "br", "img", "hr"}
SVG_VOID = {"path", "rect", "circle", "use"}
# A block may not stand in a paragraph: a browser would end the paragraph there.
BLOCKS = {"p", "div", "ul", "ol", "dl", "table", "pre", "figure", "h2", "h3", "h4", "details", "section"}


class Page(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.links, self.scripts, self.cards, self.policy, self.text = [], set(), [], [], [], None, []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        assert len(given) == len(attributes), f"an attribute twice in <{tag}>"
        for name, value in attributes:
            assert not name.startswith("on"), f"event handler {name} in <{tag}>"
            assert name != "style", f"inline style in <{tag}>"
            if name in ("href", "src"):
                assert value.split(":")[0] in ("https", "http", "data") or value.startswith(("#", "report.")), value
                assert not (tag in ("script", "img", "link") and not value.startswith("data:")), f"{tag} loads {value}"
        self.late = given.get("id") == "late"
        if "id" in given:
            assert given["id"] not in self.ids, f"id {given['id']} twice"
            self.ids.add(given["id"])
        if given.get("href", "").startswith("#"):
            self.links.append(given["href"][1:])
        if tag == "meta" and given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]
        assert not (tag in BLOCKS and "p" in self.open), f"<{tag}> in a paragraph"
        if tag == "script":
            self.scripts.append((given, []))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-3:]} at {self.getpos()}"
        self.open.pop()

    def handle_comment(self, data):
        if self.open and self.open[-1] == "div" and self.late:
            inner = read(data.replace("<!~~", "<!--").replace("~~>", "-->"))
            assert not self.ids & inner.ids and not inner.scripts, self.ids & inner.ids
            self.ids |= inner.ids
            self.links += inner.links
            self.text += inner.text
            self.cards += inner.cards
            return
        assert self.open and self.open[-1] == "details", "a comment that is no card"
        self.cards.append(data)

    def handle_data(self, data):
        if self.open and self.open[-1] == "script":
            self.scripts[-1][1].append(data)
        elif not (self.open and self.open[-1] == "style"):
            self.text.append(data)


def read(text):
    page = Page()
    page.feed(text)
    page.close()
    assert not page.open, f"left open: {page.open}"
    return page


hostile = sys.argv[1] == "--hostile"  # its text has braces of its own
for name in sys.argv[1 + hostile:]:
    text = open(name, encoding="utf-8").read()
    page = read(text)
    for source in page.cards:
        card = read(source)
        assert not card.scripts and not card.cards, "a card holds more than a card"
        assert not page.ids & card.ids, page.ids & card.ids
        page.ids |= card.ids
        page.links += card.links
        page.text += card.text
    own = ["".join(parts) for given, parts in page.scripts if not given]
    assert len(own) == len(page.scripts) == 1, page.scripts
    for link in page.links:
        assert link in page.ids, f"{name}: #{link} leads nowhere"
    assert page.policy and "default-src 'none'" in page.policy and "script-src 'unsafe" not in page.policy
    for script in own:
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in page.policy, "the policy does not know the script"
    shown = "".join(page.text)
    assert hostile or "{{" not in shown and "}}" not in shown, shown[shown.index("}}") - 80:][:160]

import { describe, expect, test } from "vitest";
import { keepTogether, leadOf, readHtml } from "./read-html.ts";

describe("a description in HTML", () => {
  test("becomes paragraphs and lists without tags", () => {
    const html =
      '<h3>The mug</h3><p>Thrown in <b>Höhr</b>,&nbsp;glazed twice. <a href="https://elsewhere.example">More</a></p>' +
      '<ul><li>320 ml</li><li>Dishwasher: yes</li></ul><img src="x.jpg" onerror="steal()"><script>steal()</script>';
    expect(readHtml(html)).toBe("The mug\n\nThrown in Höhr, glazed twice. More\n\n• 320 ml\n• Dishwasher: yes");
  });

  test("keeps table cells apart and puts each row on its own line", () => {
    const sizes = "<tr><th>Pages</th><td>320</td></tr><tr><td>Cover</td><td>linen</td><td>blue</td></tr>";
    expect(readHtml(`<p>A novel.</p><table><tbody>${sizes}</tbody></table>`)).toBe(
      "A novel.\n\nPages: 320\nCover · linen · blue",
    );
  });

  test("keeps plain text as it is", () => {
    expect(readHtml("One line.\r\n\r\nIs 3 < 5? Yes.\r\n")).toBe("One line.\n\nIs 3 < 5? Yes.");
  });

  test("keeps tags written as entities as text", () => {
    expect(readHtml("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>")).toBe("<script>alert(1)</script>");
  });
});

test("keeps non-breaking spaces next to a number, sign or single letter and replaces all others", () => {
  expect(readHtml("<p>z.&nbsp;B. 30&nbsp;cl, à 20&nbsp;% ; &nbsp;«&nbsp;thé&nbsp;»,&nbsp;et plus</p>")).toBe(
    "z.\u00a0B. 30\u00a0cl, à 20\u00a0% ; «\u00a0thé\u00a0», et plus",
  );
});

describe("the lead of a description", () => {
  test("consists of whole sentences from its first paragraph", () => {
    expect(leadOf("Short and good.\n\nMore.")).toBe("Short and good.");
    expect(leadOf("<h2>About</h2><p>A novel about paper.</p><p>More.</p>")).toBe("A novel about paper.");
    expect(leadOf("<h2>A heading alone</h2>")).toBe("A heading alone");
    const long = `${"A sentence of some length stands here. ".repeat(8)}`;
    expect(leadOf(long)).toMatch(/here\.$/);
    expect(leadOf(long).length).toBeLessThanOrEqual(220);
    expect(leadOf("word ".repeat(90))).toMatch(/word …$/);
  });
});

test("makes spaces around French punctuation non-breaking and leaves other spaces alone", () => {
  expect(keepTogether("Vin « des Amis » : rouge ! Vraiment ?")).toBe(
    "Vin «\u00a0des Amis\u00a0»\u00a0: rouge\u00a0! Vraiment\u00a0?",
  );
  expect(keepTogether("Du thé « noir », ou « vert ».")).toBe("Du thé «\u00a0noir\u00a0», ou «\u00a0vert\u00a0».");
  expect(keepTogether("Er sagt »ja« dazu.")).toBe("Er sagt »ja« dazu.");
  expect(keepTogether("Cup: small, 10 :30")).toBe("Cup: small, 10 :30");
});

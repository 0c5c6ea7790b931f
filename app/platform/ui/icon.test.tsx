import { icons } from "lucide";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";

test("the server writes the shapes of every icon as React would", () => {
  for (const [name, shapes] of Object.entries(icons)) {
    const drawn = shapes.map(([shape, attributes], i) => createElement(shape, { key: i, ...attributes }));
    const content = renderToString(<Icon of={shapes} />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
    expect(content, name).toBe(renderToString(drawn));
  }
});

import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { layerUtilities, orderOf, writeLayers } from "./cascade-layers.ts";

const sheet = `
.p-4{padding:1rem} .p-6{padding:1.5rem} .px-2{padding-inline:.5rem} .ps-1{padding-inline-start:.25rem}
.w-4{width:1rem} .border-b{border-bottom-width:1px} .border-line{border-color:red}
.hover\\:p-4:hover{padding:1rem}
:is(.\\*\\:mt-0 > *){margin-top:0}
@media (width >= 48rem){.md\\:p-2{padding:.5rem} .md\\:pt-9{padding-top:2rem}}`;

function layersOf(css: string): Record<string, number> {
  return Object.fromEntries(layerUtilities(postcss.parse(css).nodes).map(({ className, layer }) => [className, layer]));
}

describe("cascade layers of utilities", () => {
  it("places a utility above every earlier one that it may override", () => {
    const layers = layersOf(sheet);
    const inOrder = ["p-4", "px-2", "ps-1", "md:p-2", "md:pt-9", "hover:p-4"].map((name) => layers[name] ?? -1);
    expect(inOrder).toEqual([...new Set(inOrder)].toSorted((a, b) => a - b));
  });

  it("places more specific utilities above those that come later in the sheet", () => {
    const layers = layersOf(`.mb-6{margin-bottom:1rem} :where(.space-y-3 > *){margin-bottom:.5rem}
.hover\\:mb-1:hover{margin-bottom:0} @media (width >= 48rem){.md\\:mb-9{margin-bottom:3rem}}`);
    const inOrder = ["space-y-3", "mb-6", "md:mb-9", "hover:mb-1"].map((name) => layers[name] ?? -1);
    expect(inOrder).toEqual([0, 1, 2, 3]);
  });

  it("reverses the order of important utilities, as cascade layers do", () => {
    const layers = layersOf(`.cover\\!{object-fit:cover!important}
@media (width >= 48rem){.md\\:contain\\!{object-fit:contain!important}} .p-4{padding:1rem}`);
    expect(layers["cover!"]).toBeGreaterThan(layers["md:contain!"] ?? Number.NaN);
  });

  it("puts alternatives and utilities that never conflict into one layer", () => {
    const layers = layersOf(sheet);
    expect(layers["p-6"]).toBe(layers["p-4"]);
    expect([layers["w-4"], layers["border-b"], layers["border-line"], layers["*:mt-0"]]).toEqual([0, 0, 0, 0]);
  });

  it("declares the layers in order and keeps every utility", () => {
    const utilities = layerUtilities(postcss.parse(sheet).nodes);
    const text = writeLayers(utilities);
    expect(utilities).toHaveLength(11);
    for (const { node } of utilities) expect(text).toContain(node.toString());
    expect(orderOf(utilities)).toMatch(/^@layer utilities\.u0,utilities\.u1,/);
  });
});

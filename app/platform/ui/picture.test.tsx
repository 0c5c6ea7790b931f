import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

test.each([
  ["products/mugs/mug-front", [320, 640, 960]],
  ["products/mugs/mug-front@640", [320, 640]],
  ["products/mugs/mug-front@1600", [320, 640, 960, 1600]],
  ["scenes/kiln", [480, 960, 1440]],
  ["scenes/kiln@2160", [480, 960, 1440, 2160]],
])("%s is offered in the widths that it has", (path, widths) => {
  const markup = renderToStaticMarkup(<Picture path={path} alt="A mug" sizes="100vw" />);
  const [name] = path.split("@");
  expect(markup.match(/srcSet="(.*?)"/i)?.[1]).toBe(
    widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(", "),
  );
});

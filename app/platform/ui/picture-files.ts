const portraitWidths = [320, 640, 960, 1600] as const;
const sceneWidths = [480, 960, 1440, 2160] as const;

/** Returns the files of a picture, as an `img` names them; its path ends with `@` and the largest width if that is not the third. */
export function pictureFiles(path: string): { src: string; srcSet: string } {
  const [name = "", largest] = path.split("@");
  const widths = name.startsWith("scenes/") ? sceneWidths : portraitWidths;
  const made = widths.filter((width) => width <= Number(largest ?? widths[2]));
  const file = (size: number) => `/pictures/${name}-${size}.avif`;
  return { src: file(widths[1]), srcSet: made.map((size) => `${file(size)} ${size}w`).join(", ") };
}

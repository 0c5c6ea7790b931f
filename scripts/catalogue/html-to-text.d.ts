declare module "html-to-text" {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> };
  type Options = { wordwrap?: number | false; selectors?: readonly Selector[] };
  export function convert(html: string, options?: Options): string;
}

/** Whether a file is a PNG picture, by its first bytes. */
export function isPng(content: Uint8Array): boolean {
  return startOf(content, 8) === "\x89PNG\r\n\x1a\n";
}

/** Whether a file is an SVG picture: its first element is `svg`, after a declaration or comments at most. */
export function isSvg(content: Uint8Array): boolean {
  const text = new TextDecoder().decode(content.subarray(0, 10_000));
  return /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i.test(text);
}

/** Whether a file is a PDF, by its first bytes. */
export function isPdf(content: Uint8Array): boolean {
  return startOf(content, 5) === "%PDF-";
}

function startOf(content: Uint8Array, length: number): string {
  return String.fromCharCode(...content.subarray(0, length));
}

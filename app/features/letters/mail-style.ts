/**
 * How emails look. Everything that decides the layout is inline: Gmail's mobile page and several others drop `<style>`,
 * Word (Outlook for Windows) reads padding only on cells, and logical sides and values are read by few.
 */
const faces = "system-ui,'Segoe UI',sans-serif";
const font = `16px/1.55 ${faces}`;
const heading = "Georgia,serif";
const ink = "background:#fff;color:#23211d";
const unbroken = "overflow-wrap:anywhere;word-break:break-word";

export type Sides = { start: "left" | "right"; end: "left" | "right" };

/** The inline styles of an email's parts, for its direction. */
export function mailStyles({ start, end }: Sides) {
  const row = (line: string, weight: string) => ({
    name: `padding:${start === "left" ? "10px 16px 10px 0" : "10px 0 10px 16px"};${line}${weight || ";font-weight:400"};text-align:${start}`,
    amount: `padding:10px 0;${line};text-align:${end}${weight}`,
  });
  return {
    page: `padding:24px 12px;background:#f6f4f0;color:#23211d;font:${font};${unbroken}`,
    frame: "width:100%;max-width:560px",
    head: `padding:20px 32px;font:400 24px/1 ${heading};text-align:${start}`,
    sheet: "background:#fff;color:#23211d",
    card: `padding:32px;${ink};font:${font};text-align:${start}`,
    document: `padding:32px;${ink};border-top:1px solid #ddd;font:${font}`,
    documentText: (side: Sides["start"]) => `font-size:14px;text-align:${side}`,
    foot: `padding:24px 32px;color:#5f5b52;font:13px/1.55 ${faces};text-align:${start}`,
    title: `margin:0 0 24px;font:400 26px/1.25 ${heading}`,
    documentTitle: `margin:0 0 16px;font:400 22px/1.25 ${heading}`,
    label: "margin:24px 0 4px;font-size:14px;color:#5f5b52",
    text: "margin:0 0 16px",
    lines: "width:100%;margin:8px 0 24px;border-collapse:collapse",
    row: row("border-bottom:1px solid #ddd", ""),
    total: row("border-bottom:0", ";font-weight:600"),
    detail: "color:#5f5b52",
    totalDetail: "font-weight:400;color:#5f5b52",
    button: "background:#23211d;mso-padding-alt:12px 22px",
    buttonLink: "display:inline-block;padding:12px 22px;background:#23211d;color:#fff;text-decoration:none",
    link: "color:#23211d",
    hidden: "display:none;max-height:0;overflow:hidden",
  } as const;
}

export type MailStyles = ReturnType<typeof mailStyles>;

/**
 * What programs may drop: Word's fonts, which it does not inherit into tables, and the colours of dark mode for those
 * that read them. Each selector begins with a class, as GMX drops the others.
 */
export const sharedStyle = `.lines th,.lines td{font:${font}}
@media (prefers-color-scheme:dark){
.page{background:#171613 !important;color:#ece8e0 !important}
.card{background:#23211d !important;color:#ece8e0 !important;border-color:#3d3a33 !important}
.head, .link{color:#ece8e0 !important}
.quiet, .lines small{color:#a8a296 !important}
.lines th,.lines td{border-color:#3d3a33 !important}
.button{background:#ece8e0 !important;color:#23211d !important}
.day{display:none !important}
.night{display:block !important;max-height:none !important}
}`;

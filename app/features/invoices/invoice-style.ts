/**
 * The stylesheet of an invoice, for screen and A4. It is inlined, so that the page needs nothing from the shop's own
 * styles. Dark on white in every theme, since it is made for paper. `--display` and `--text` must be defined before it.
 */
export const invoiceStyle = `
:root { color-scheme: light; --ink: #1c1a17; --muted: #625c53; --line: #dcd6cb; --hair: #ece7de; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: #efebe4; color: var(--ink); font: 400 0.9375rem/1.5 var(--text); overflow-wrap: break-word; }
h1, h2, p, dl, dd, table, ul, address { margin: 0; padding: 0; font: inherit; }
a { color: inherit; text-underline-offset: 0.3em; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 2rem; max-width: 52rem; margin: 0 auto; padding: 1.25rem 0; font-size: 0.875rem; }
.bar ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; }
.bar a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.bar a[aria-current] { text-decoration: none; font-weight: 600; }
button { min-height: 2.75rem; padding: 0.5rem 1.5rem; border: 1px solid var(--ink); border-radius: 2px; background: var(--ink); color: #fff; font: 500 0.875rem/1.2 var(--text); cursor: pointer; }
button:hover { background: #fff; color: var(--ink); }
.sheet { display: flex; flex-direction: column; max-width: 52rem; min-height: 73.5rem; margin: 0 auto 4rem; padding: 4.5rem 5rem 3.5rem; background: #fff; box-shadow: 0 1px 2px rgb(28 26 23 / 0.08), 0 24px 60px rgb(28 26 23 / 0.08); }
.mark { font: var(--display-weight, 450) 1.75rem/1.1 var(--display); letter-spacing: -0.012em; }
.mark img { display: block; max-width: 100%; height: auto; }
.head { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); gap: 0 2.5rem; margin-top: 4rem; }
.sender { width: fit-content; margin-bottom: 0.75rem; padding-bottom: 0.125rem; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 0.6875rem; }
address bdi, .lines bdi { display: block; text-align: -webkit-match-parent; text-align: match-parent; }
.facts div { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.3125rem 0; border-bottom: 1px solid var(--hair); font-size: 0.8125rem; }
.facts div:first-child { border-top: 1px solid var(--hair); }
.facts dt { color: var(--muted); }
.facts dd { text-align: end; text-wrap: balance; }
.facts dd > bdi { white-space: nowrap; }
h1 { margin: 3.5rem 0 1.75rem; font: var(--display-weight, 450) 2.25rem/1.15 var(--display); letter-spacing: -0.016em; }
h1 bdi { white-space: nowrap; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: 400; text-align: start; vertical-align: top; }
thead th { padding: 0 0 0.5rem; border-bottom: 1px solid var(--ink); color: var(--muted); font-size: 0.75rem; vertical-align: bottom; }
tbody th, td { padding: 0.75rem 0; border-bottom: 1px solid var(--hair); vertical-align: top; }
tbody th { padding-inline-end: 1.5rem; }
.n { padding-inline-start: 1.25rem; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
thead .n { white-space: normal; text-wrap: balance; }
.name { font-weight: 500; }
small { display: block; color: var(--muted); font-size: 0.8125rem; }
.brief { display: none; }
.end { display: flex; flex: 1; flex-direction: column; }
.sums { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); margin-top: 0.5rem; }
.sums dl { grid-column: 2; }
.sums div, .paid div { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.3125rem 0; }
.sums .total { margin-top: 0.375rem; padding: 0.75rem 0; border-top: 1px solid var(--ink); border-bottom: 1px solid var(--ink); font-size: 1.125rem; font-weight: 600; line-height: 1.4; }
.below { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); gap: 2rem 2.5rem; margin-top: 2.75rem; }
h2 { margin-bottom: 0.5rem; font-size: 0.75rem; color: var(--muted); }
.vat { font-size: 0.8125rem; }
.vat thead th { padding-bottom: 0.3125rem; border-color: var(--line); }
.vat tbody th, .vat td { padding: 0.3125rem 0; }
.vat .n { padding-inline-start: 1rem; }
.paid { font-size: 0.8125rem; }
.paid div { border-bottom: 1px solid var(--hair); }
.paid p { margin-top: 0.75rem; }
.note { margin-top: 2.5rem; max-width: 40rem; font-size: 0.8125rem; }
footer { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.25rem 2rem; margin-top: auto; padding-top: 1.125rem; color: var(--muted); font-size: 0.75rem; line-height: 1.55; }
.space { flex: 1; min-height: 4rem; border-bottom: 1px solid var(--line); }
.said { max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem; text-align: center; }
.said a { display: inline-block; padding: 0.75rem 0; }
@media screen and (max-width: 60rem) {
  .bar { padding-inline: 1.5rem; }
  .sheet { margin-bottom: 0; min-height: 0; padding: 3.5rem 3rem 3rem; box-shadow: none; }
}
@media screen and (max-width: 46rem) {
  .bar { padding-block: 0.75rem; }
  .bar button { width: 100%; }
  .sheet { padding: 2.25rem 1.5rem 2.5rem; }
  .head { grid-template-columns: minmax(0, 1fr); gap: 2rem; margin-top: 2.25rem; }
  h1 { margin: 2.5rem 0 1.25rem; font-size: 1.75rem; }
  .wide { display: none; }
  .brief { display: block; }
  .sums, .below { grid-template-columns: minmax(0, 1fr); }
  .sums dl { grid-column: 1; }
  footer { grid-template-columns: minmax(0, 1fr); }
}
@page { size: A4; margin: 16mm 18mm 14mm; @bottom-right { content: counter(page) " / " counter(pages); color: #625c53; font: 8pt sans-serif; } }
@page :first { @bottom-right { content: none; } }
@media print {
  html { font-size: 9.6pt; }
  body { background: #fff; }
  .bar { display: none; }
  .sheet { max-width: none; min-height: calc(100vh - 1px); margin: 0; padding: 0; box-shadow: none; }
  .head { margin-top: 3.25rem; }
  h1 { margin-top: 3rem; }
  thead { display: table-header-group; }
  tr, .end { break-inside: avoid; }
  .space { min-height: 1.5rem; }
  a { text-decoration: none; }
}
`;

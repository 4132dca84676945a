/** The page's style sheet: light and dark, from 320 pixels, for both directions of writing. */
export const STYLE = `
:root { color-scheme: light dark; --bg: #fff; --text: #14171c; --muted: #555f6b; --line: #d9dde3; --control: #757f8c;
  --accent: #1d4ed0; --on: #fff; --soft: #eaeffc; --ok: #136c3a; --ok-soft: #e6f4ea; --warn: #7a4b00;
  --warn-soft: #fdf3df; --bad: #b3261e; --neutral: #f1f1f1; }
@media (prefers-color-scheme: dark) { :root { --bg: #14161a; --text: #f0f1f3; --muted: #aab2bd; --line: #363b43;
  --control: #8b949f; --accent: #8fb0ff; --on: #0c1730; --soft: #1c2540; --ok: #79d69a; --ok-soft: #14301f;
  --warn: #f2c66d; --warn-soft: #36290d; --bad: #ff9d95; --neutral: #262a30; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
main { display: grid; gap: 1.25rem; max-inline-size: 32rem; margin-inline: auto; padding: 1.25rem 1.25rem 3rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
.store { font-weight: 700; }
.test { padding: .125rem .5rem; border-radius: .375rem; background: var(--warn-soft); color: var(--warn);
  font-size: .8125rem; font-weight: 700; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }
.card { padding: 1rem; border: 1px solid var(--line); border-radius: .875rem; }
.figure { font-size: 1.75rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.figure small { color: var(--muted); font-size: 1rem; font-weight: 400; }
form { display: grid; gap: 1.25rem; }
.field { display: grid; gap: .375rem; }
label { font-weight: 700; }
textarea { inline-size: 100%; min-block-size: 5.5rem; padding: .75rem; border: 1px solid var(--control);
  border-radius: .75rem; background: var(--bg); color: var(--text); resize: vertical;
  font: 1.0625rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
[aria-invalid=true] { border-color: var(--bad); border-width: 2px; }
.error { color: var(--bad); font-weight: 700; }
ul.cautions { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; color: var(--muted); }
ul.cautions li { display: grid; grid-template-columns: 1.25rem 1fr; gap: .75rem; }
ul.cautions svg { inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: .125rem; }
ul.cautions b { color: var(--text); }
svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.mark { display: grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem; margin-block-end: .875rem;
  border-radius: 50%; background: var(--neutral); color: var(--muted); }
.mark.done { background: var(--ok-soft); color: var(--ok); }
.mark svg { inline-size: 1.75rem; block-size: 1.75rem; }
button { min-block-size: 3rem; padding: .625rem 1rem; border: 1px solid transparent; border-radius: .75rem; font: inherit;
  font-weight: 700; cursor: pointer; }
button.main { background: var(--accent); color: var(--on); }
button.plain { justify-self: start; min-block-size: 2.75rem; padding-inline: 0; background: none; color: var(--accent);
  text-decoration: underline; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1:focus { outline: none; }
.address { margin: 0; font: 1.1875rem/1.9 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.address span { display: inline-block; margin-inline-end: .5ch; white-space: nowrap; }
.address b { font-weight: 700; }
.row { margin-block-start: .75rem; padding-block-start: .75rem; border-block-start: 1px solid var(--line); }
.tick { display: grid; grid-template-columns: auto 1fr; gap: .75rem; align-items: center; padding: .875rem;
  border: 1px solid var(--line); border-radius: .75rem; background: var(--soft); font-weight: 400; }
.tick input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--accent); }
.note { padding: .875rem; border-radius: .75rem; background: var(--warn-soft); }
.steps .address { font-size: .9375rem; line-height: 1.6; }
ol.steps { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
ol.steps li { display: grid; grid-template-columns: 1.5rem 1fr; gap: .75rem; }
.dot { display: grid; place-items: center; inline-size: 1.5rem; block-size: 1.5rem; border-radius: 50%;
  background: var(--neutral); color: var(--muted); font-size: .8125rem; line-height: 1; }
.dot.done { background: var(--ok-soft); color: var(--ok); }
@media (forced-colors: active) { .dot, .test, .note { border: 1px solid CanvasText; } }
`;

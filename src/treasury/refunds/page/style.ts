/** The page's style sheet: light and dark, from 320 pixels, for both directions of writing. */
export const STYLE = `
:root { color-scheme: light dark; --bg: #fff; --page: #f4f5f7; --text: #14171c; --muted: #555f6b; --line: #d9dde3;
  --control: #757f8c; --accent: #1d4ed0; --on: #fff; --soft: #eaeffc; --ok: #136c3a; --ok-soft: #e6f4ea; --warn: #7a4b00;
  --warn-soft: #fdf3df; --bad: #b3261e; --bad-soft: #fdecea; --neutral: #f1f1f1; --brand: #225c42; }
@media (prefers-color-scheme: dark) { :root { --bg: #14161a; --page: #0d0f12; --text: #f0f1f3; --muted: #aab2bd;
  --line: #363b43; --control: #8b949f; --accent: #8fb0ff; --on: #0c1730; --soft: #1c2540; --ok: #79d69a;
  --ok-soft: #14301f; --warn: #f2c66d; --warn-soft: #36290d; --bad: #ff9d95; --bad-soft: #3c1a18; --neutral: #262a30;
  --brand: #2b6f51; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
main { display: grid; gap: 1.375rem; max-inline-size: 30rem; margin-inline: auto; padding: 1.25rem 1.25rem 3rem; }
@media (min-width: 40rem) and (min-height: 30rem) { body { background: var(--page); padding-block: 2.5rem; }
  main { padding: 1.75rem 2rem 2rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--bg); } }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
.store { display: flex; gap: .625rem; align-items: center; min-inline-size: 0; font-weight: 700; }
.logo { display: grid; flex: none; place-items: center; inline-size: 1.75rem; block-size: 1.75rem;
  border-radius: .4375rem; background: var(--brand); color: #fff; font-size: .8125rem; }
.test { margin-inline-start: auto; padding: .125rem .5rem; border-radius: .375rem; background: var(--warn-soft);
  color: var(--warn); font-size: .8125rem; font-weight: 700; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
:lang(ar) h1, :lang(fa) h1, :lang(he) h1, :lang(hi) h1, :lang(th) h1 { letter-spacing: normal; line-height: 1.4; }
p { margin: 0; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }
.center { text-align: center; text-wrap: balance; }
time { white-space: nowrap; }
.card { padding: 1.125rem; border: 1px solid var(--line); border-radius: 1rem; }
.sum { display: flex; gap: .875rem; align-items: center; }
.figure { font-size: 1.625rem; font-weight: 700; line-height: 1.25; font-variant-numeric: tabular-nums; }
.figure small { color: var(--muted); font-size: 1rem; font-weight: 400; }
.coin { position: relative; display: grid; flex: none; place-items: center; inline-size: 2.75rem; block-size: 2.75rem;
  border-radius: 50%; background: var(--soft); color: var(--accent); font-size: .75rem; font-weight: 700;
  white-space: nowrap; }
.coin i { position: absolute; inset-block-end: -.125rem; inset-inline-end: -.25rem; display: grid; place-items: center;
  inline-size: 1.25rem; block-size: 1.25rem; border: 2px solid var(--bg); border-radius: 50%; background: var(--text);
  color: var(--bg); font-size: .625rem; font-style: normal; }
form { display: grid; gap: 1.375rem; }
.field { display: grid; gap: .5rem; }
label { font-weight: 700; }
textarea { inline-size: 100%; min-block-size: 5.25rem; padding: .875rem; border: 1px solid var(--control);
  border-radius: .875rem; background: var(--bg); color: var(--text); resize: vertical;
  font: 1.125rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace; }
[aria-invalid=true] { border-color: var(--bad); border-width: 2px; }
.error { display: grid; grid-template-columns: 1.125rem 1fr; gap: .5rem; color: var(--bad); font-weight: 700; }
.error svg, .note svg { inline-size: 1.125rem; block-size: 1.125rem; margin-block-start: .1875rem; }
ul.cautions { display: grid; gap: .875rem; margin: 0; padding: 0; list-style: none; color: var(--muted); }
ul.cautions li { display: grid; grid-template-columns: 1.25rem 1fr; gap: .75rem; }
ul.cautions svg { inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: .125rem; }
ul.cautions b { color: var(--text); }
svg { flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.mark { display: grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem; margin-block-end: 1rem;
  border-radius: 50%; }
.mark svg { inline-size: 1.625rem; block-size: 1.625rem; }
.later { background: var(--neutral); color: var(--muted); }
.now { background: var(--soft); color: var(--accent); }
.done { background: var(--ok-soft); color: var(--ok); }
.bad { background: var(--bad-soft); color: var(--bad); }
button, .button { min-block-size: 3.125rem; padding: .75rem 1rem; border: 1px solid transparent; border-radius: .875rem;
  font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
button.main, .button { background: var(--accent); color: var(--on); }
button.plain { display: flex; gap: .125rem; align-items: center; justify-self: start; min-block-size: 2.75rem;
  margin-inline-start: -.25rem; padding: 0 .5rem 0 0; background: none; color: var(--accent); font-weight: 500; }
[dir=rtl] button.plain { padding: 0 0 0 .5rem; }
button.plain svg { inline-size: 1.25rem; block-size: 1.25rem; }
[dir=rtl] .icon-back, [dir=rtl] .icon-send, [dir=rtl] .icon-external { transform: scaleX(-1); }
.back { margin-block: -.5rem -1rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.address { font: 1.25rem/2 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono",
  monospace; }
.address span { display: inline-block; margin-inline-end: .5ch; white-space: nowrap; }
.ends { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono",
  monospace; }
.row { display: flex; gap: .75rem; align-items: center; margin-block-start: .875rem; padding-block-start: .875rem;
  border-block-start: 1px solid var(--line); color: var(--muted); }
.row b { color: var(--text); }
.row .coin { inline-size: 2rem; block-size: 2rem; font-size: .5625rem; }
.row .coin i { inline-size: 1rem; block-size: 1rem; font-size: .5rem; }
.tick { display: grid; grid-template-columns: auto 1fr; gap: .875rem; align-items: center; padding: 1rem;
  border: 1px solid var(--line); border-radius: .875rem; background: var(--soft); font-weight: 400; cursor: pointer; }
.tick input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--accent); }
.note { display: grid; grid-template-columns: 1.125rem 1fr; gap: .75rem; padding: 1rem; border-radius: .875rem;
  background: var(--warn-soft); }
.note svg { color: var(--warn); }
ol.steps { display: grid; margin: 0; padding: 0; list-style: none; }
ol.steps li { position: relative; display: grid; grid-template-columns: 1.5rem 1fr; gap: .75rem;
  padding-block-end: 1.25rem; }
ol.steps li:last-child { padding-block-end: 0; }
ol.steps li:not(:last-child)::before { content: ""; position: absolute; inset-block: 1.75rem .25rem;
  inset-inline-start: .75rem; border-inline-start: 1px solid var(--line); }
ol.steps strong { font-weight: 500; }
ol.steps .dot { inline-size: 1.5rem; block-size: 1.5rem; }
.dot { display: grid; place-items: center; border-radius: 50%; }
.dot svg { inline-size: .875rem; block-size: .875rem; }
.steps a { display: inline-flex; gap: .25rem; align-items: center; min-block-size: 1.75rem; }
.steps a svg { inline-size: 1rem; block-size: 1rem; }
@media (forced-colors: active) { .dot, .test, .note, .coin, .coin i, .logo, .mark, .button { border: 1px solid CanvasText; } }
`;

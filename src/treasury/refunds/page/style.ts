/** The page's style sheet: the checkout's card in its colours, from 280 pixels, for both directions of writing. */
import { pageFrame } from '../../../server/http/pageTheme.js';

const RULES = `
:root { --radius: 14px; --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, monospace; }
.test { margin-inline-start: auto; padding: .125rem .5rem; border-radius: .375rem; font-size: .8125rem; font-weight: 600;
  background: var(--till-color-warning-soft); color: var(--till-color-warning); }
.sheet { display: grid; gap: 1.125rem; padding: 1.125rem .9375rem;
  border: 1px solid var(--till-color-border); border-radius: var(--radius); background: var(--till-color-background); }
@media (min-width: 40rem) and (min-height: 30rem) { .sheet { padding: 1.75rem; } }
h1 { margin: 0; font-size: 1.25rem; font-weight: 600; line-height: 1.3; letter-spacing: -.012em; text-wrap: balance; }
:lang(ar) h1, :lang(fa) h1, :lang(he) h1, :lang(hi) h1, :lang(th) h1 { letter-spacing: normal; line-height: 1.4; }
h1 + p { margin-block-start: .25rem; }
.muted { color: var(--till-color-text-muted); }
.muted b { color: var(--till-color-text); }
.small { font-size: .875rem; }
.center { text-align: center; text-wrap: balance; }
time { white-space: nowrap; }
.sum { display: flex; gap: .875rem; align-items: center; padding: .75rem .875rem; border-radius: calc(var(--radius) * .7);
  background: var(--till-color-surface); }
.figure { font-size: 1.5rem; font-weight: 600; line-height: 1.25; font-variant-numeric: tabular-nums; }
.figure small { color: var(--till-color-text-muted); font-size: 1rem; font-weight: 400; }
.coin { position: relative; flex: none; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%;
  font-size: .6875rem; font-weight: 700; white-space: nowrap; }
.coin > svg, .coin i > svg { display: block; inline-size: 100%; block-size: 100%; }
.letters { display: grid; place-items: center; background: var(--till-color-border); }
.coin i { position: absolute; inset-block-end: -.1875rem; inset-inline-end: -.25rem; inline-size: 1.25rem;
  block-size: 1.25rem; border: 2px solid var(--till-color-surface); border-radius: 50%; overflow: clip;
  font-size: .625rem; font-style: normal; }
form { display: grid; gap: 1.125rem; }
.field { display: grid; gap: .5rem; }
label { font-weight: 600; }
textarea { inline-size: 100%; min-block-size: 5rem; padding: .75rem .875rem; resize: vertical;
  border: 1px solid var(--till-color-control); border-radius: calc(var(--radius) * .7); background: transparent;
  color: inherit; font: 1.0625rem/1.6 var(--mono); }
[aria-invalid=true] { border-color: var(--till-color-danger); border-width: 2px; }
.icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.error { display: grid; grid-template-columns: 1.125rem 1fr; gap: .5rem; color: var(--till-color-danger);
  font-weight: 600; }
.error .icon, .note .icon { inline-size: 1.125rem; block-size: 1.125rem; margin-block-start: .1875rem; }
.mark { display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; margin-block-end: .75rem;
  border-radius: 50%; }
.mark .icon { inline-size: 1.5rem; block-size: 1.5rem; }
.later { background: var(--till-color-surface); color: var(--till-color-text-muted); }
.now { background: var(--till-color-surface); color: var(--till-color-link); }
.done { background: var(--till-color-success-soft); color: var(--till-color-success); }
.bad { background: var(--till-color-danger-soft); color: var(--till-color-danger); }
button, .button { min-block-size: 3rem; padding: .625rem 1rem; border: 1px solid transparent;
  border-radius: calc(var(--radius) * .7); background: var(--till-color-accent); color: var(--till-color-on-accent);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.plain { display: flex; gap: .125rem; align-items: center; justify-self: start; min-block-size: 2.75rem;
  margin: -.625rem -.5rem -.75rem; padding: 0 .25rem; background: none; color: var(--till-color-link); }
button.plain .icon { inline-size: 1.25rem; block-size: 1.25rem; }
[dir=rtl] .icon-back, [dir=rtl] .icon-send, [dir=rtl] .icon-external { transform: scaleX(-1); }
a { color: var(--till-color-link); text-underline-offset: .2em; }
footer { text-align: center; }
.steps a { display: inline-flex; gap: .25rem; align-items: center; min-block-size: 2.75rem; }
footer a { display: inline-block; padding: .75rem .5rem; font-size: .875rem; }
:focus-visible { outline: 2px solid var(--till-color-link); outline-offset: 2px; }
.card { padding: .875rem 1rem; border: 1px solid var(--till-color-border); border-radius: calc(var(--radius) * .7); }
.address { font: 1.1875rem/1.9 var(--mono); }
.address span { display: inline-block; margin-inline-end: .5ch; white-space: nowrap; }
.ends { font: .875rem/1.5 var(--mono); }
.row { display: flex; gap: .75rem; align-items: center; margin-block-start: .75rem; padding-block-start: .75rem;
  border-block-start: 1px solid var(--till-color-border); color: var(--till-color-text-muted); }
.row b { color: var(--till-color-text); }
.row .coin { inline-size: 2rem; block-size: 2rem; font-size: .5625rem; }
.row .coin i { inline-size: 1rem; block-size: 1rem; border-color: var(--till-color-background); font-size: .5rem; }
.tick { display: grid; grid-template-columns: auto 1fr; gap: .75rem; align-items: center; padding: .875rem 1rem;
  border-radius: calc(var(--radius) * .7); background: var(--till-color-surface); font-weight: 400; cursor: pointer; }
.tick input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--till-color-accent); }
.note { display: grid; grid-template-columns: 1.125rem 1fr; gap: .75rem; padding: .75rem .875rem;
  border-radius: calc(var(--radius) * .7); background: var(--till-color-warning-soft); }
.note .icon { color: var(--till-color-warning); }
ol.steps { display: grid; margin: 0; padding: 0; list-style: none; }
ol.steps li { position: relative; display: grid; grid-template-columns: 1.5rem 1fr; gap: .75rem;
  padding-block-end: 1.125rem; }
ol.steps li:last-child { padding-block-end: 0; }
ol.steps li:not(:last-child)::before { content: ""; position: absolute; inset-block: 1.75rem .25rem;
  inset-inline-start: .75rem; border-inline-start: 1px solid var(--till-color-border); }
ol.steps strong { font-weight: 500; }
.dot { display: grid; place-items: center; inline-size: 1.5rem; block-size: 1.5rem; border-radius: 50%; }
.dot .icon { inline-size: .875rem; block-size: .875rem; }
.steps a .icon { inline-size: 1rem; block-size: 1rem; }
@media (forced-colors: active) { .dot, .test, .note, .letters, .mark, .sum, .tick, .button, button {
  border: 1px solid CanvasText; } }
`;

/** @param accent the store's colour */
export const styleOf = (accent: string | undefined): string =>
  pageFrame(accent, '31.25rem') + RULES;

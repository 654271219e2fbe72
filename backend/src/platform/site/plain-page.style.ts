import { createFontFaceCss } from './font-faces.ts';

export const plainPageStyle = `
${createFontFaceCss()}
:root {
  --page: #F4F6FA; --ink: #151D36; --muted: #434C63; --link: #37307F; --gold: #F2B640; --edge: #7A4300;
  --sans: 'Instrument Sans Variable', 'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;
  --serif: 'Newsreader Variable', Newsreader, Georgia, 'Times New Roman', serif;
  --side: max(20px, calc(50vw - 560px));
}
@media (prefers-color-scheme: dark) {
  :root { --page: #10142B; --ink: #F3F1EA; --muted: #C3C7DE; --link: #C7BAFF; --edge: #F2B640; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 18px/1.65 var(--sans); }
header, h1, .words { padding: 0 var(--side); }
header { padding-top: 22px; }
header a { display: inline-flex; align-items: center; gap: 12px; color: inherit; font-size: 16px; font-weight: 600; text-decoration: none; }
header svg { width: 34px; fill: currentColor; }

/** Aligns the title, the horizon and the sun on one baseline, in any font. */
.sky { display: grid; align-items: end; align-items: last baseline; min-height: 320px; overflow-x: clip; }
.sky > * { grid-area: 1 / 1; }
.sky svg { justify-self: end; width: 400px; margin-right: calc(22vw - 200px); }
.sky circle { fill: var(--gold); opacity: .12; }
.sky .sun { opacity: 1; stroke: var(--edge); }
.sky .unlit circle { fill: none; opacity: .5; stroke: var(--muted); stroke-width: 1.5; stroke-linecap: round; stroke-dasharray: .1 6; }
.sky .unlit .sun { opacity: 1; }
.horizon { height: 1.25px; background: var(--ink); }
h1 { position: relative; max-width: calc(6.4em + 2 * var(--side)); margin: 0; font: 400 clamp(42px, 8vw, 84px)/.98 var(--serif); letter-spacing: -.03em; }
@media (max-width: 700px) {
  .sky { min-height: 240px; }
  .sky svg { width: 75vw; margin-right: -21.5vw; }
}

.words { padding-top: 48px; padding-bottom: 64px; }
.words p { max-width: 620px; margin: 0 0 28px; }
.words strong { font-weight: 600; overflow-wrap: anywhere; }
.words blockquote { max-width: 620px; margin: 0 0 28px; padding-left: 20px; border-left: 3px solid var(--gold); }
.quiet { color: var(--muted); font-size: 16px; }
a { color: var(--link); text-underline-offset: 3px; }
form { margin: 0 0 28px; }
fieldset { margin: 0 0 28px; padding: 0; border: 0; }
legend { padding: 0 0 8px; font-weight: 600; }
.words fieldset p { margin: 0; }
fieldset label { display: inline-flex; align-items: center; gap: 12px; min-height: 44px; }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; margin: 0 8px 0 0; accent-color: var(--link); }
select, input[type=email] { min-height: 48px; max-width: 100%; padding: 0 12px; border: 1.5px solid var(--muted); border-radius: 12px; background: var(--page); color: var(--ink); font: inherit; }
button { min-height: 56px; padding: 0 29px; border: 0; border-radius: 12px; background: var(--gold); color: #151D36; font: 600 17px/24px var(--sans); cursor: pointer; }
button.second { border: 1.5px solid var(--muted); background: transparent; color: var(--ink); }
button.second:hover { background: transparent; border-color: var(--ink); }
button:hover { background: #F8C65E; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 12px; }
@media (forced-colors: active) { button { border: 1.5px solid ButtonText; } .horizon { background: CanvasText; } }
`;

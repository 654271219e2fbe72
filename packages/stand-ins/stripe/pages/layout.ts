import { renderSun, logoSvg, warningIconSvg } from './art.ts';
import { html, type HtmlFragment } from './html.ts';

interface Page {
  title: string;
  siteName: string;
  left: HtmlFragment;
  right: HtmlFragment;
}

export function renderDocument({ title, siteName, left, right }: Page): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${siteName}</title>
        <link rel="icon" href="data:," />
        <link rel="preload" href="/assets/newsreader.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="/assets/instrument-sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/pages.css" />
      </head>
      <body>
        <aside class="band" aria-label="Demonstration">
          ${warningIconSvg}
          <p>
            <strong>Demonstration.</strong> This page replaces the payment provider on this machine. No card is asked
            for and nothing is charged.
          </p>
        </aside>
        <main>
          <div class="left">
            <div class="inner">
              <p class="brand">${logoSvg}<span>${siteName}</span></p>
              ${left}
            </div>
          </div>
          <div class="right"><div class="inner">${right}</div></div>
        </main>
      </body>
    </html>`;
  return new Response(page.text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

export function renderSunOnHorizon(name: string, rings: number, lit: boolean): HtmlFragment {
  return html`<div class="horizon">
    <p class="name">${name}</p>
    ${renderSun(rings, lit)}
  </div>`;
}

export function renderLabeledRows(pairs: [label: string, value: string, kind?: 'total' | 'later'][]): HtmlFragment {
  return html`<dl class="rows">
    ${pairs.map(
      ([label, value, kind]) =>
        html`<div class="${kind ?? 'row'}">
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

interface Choice {
  action: string;
  label: string;
  kind: 'primary' | 'secondary' | 'danger' | 'quiet';
  says: string;
  value?: [name: string, value: string];
}

export function renderChoiceForm({ action, label, kind, says, value }: Choice): HtmlFragment {
  const described = `says-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const sent = value && html`<input type="hidden" name="${value[0]}" value="${value[1]}" />`;
  return html`<form method="post" action="${action}">
    ${sent}<button class="${kind}" aria-describedby="${described}">${label}</button>
    <p class="says" id="${described}">${says}</p>
  </form>`;
}

import { institute } from '#kernel/institute.ts';
import type { ErrorFormatter } from '../http/error-formatters.ts';
import { toProblemDetails } from '../http/problem.ts';
import { plainPageStyle } from './plain-page.style.ts';

interface PlainPageContent {
  title: string;
  sun: 'lit' | 'unlit';
  body: string;
}

export const renderPlainPage = ({ title, sun, body }: PlainPageContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${institute.name}</title>
<style>${plainPageStyle}</style>
</head>
<body>
<header><a href="/"><svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><path d="M5.13 21a15 15 0 1 1 29.74 0zM0 22.4h40v2H0zM6.6 26.8h26.8v2H6.6zM10.6 31.2h18.8v2H10.6z"/></svg>${institute.name}</a></header>
<main>
<div class="sky"><svg class="${sun}" viewBox="0 0 400 200" aria-hidden="true"><circle r="180" cx="200" cy="200"/><circle r="125" cx="200" cy="200"/><circle r="82" cx="200" cy="200"/><circle class="sun" r="50" cx="200" cy="200"/></svg><div class="horizon"></div><h1>${title}</h1></div>
<div class="words">${body}</div>
</main>
</body>
</html>
`;

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign);

export const createErrorPageFormatter =
  (title: string, back: string): ErrorFormatter =>
  (thrown, { requestId }) => {
    const { status, errors, detail, title: kind } = toProblemDetails(thrown, requestId);
    const lines = errors?.map(({ message }) => message) ?? [detail ?? kind];
    const body = `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p class="quiet">${back}</p>`;
    return {
      status,
      body: renderPlainPage({ title, sun: 'unlit', body }),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    };
  };

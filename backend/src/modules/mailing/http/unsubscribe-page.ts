import type { FastifyReply } from 'fastify';
import { institute } from '../../../kernel/institute.ts';
import type { UnsubscribeStatus } from '../use-cases/list/read-unsubscribe-link.ts';
import { pageStyle } from './unsubscribe-page.style.ts';

/** Answers with the page that fits: the question, the farewell, or 404 for a link that is none of ours. */
export function unsubscribePage(reply: FastifyReply, recipient: UnsubscribeStatus | undefined): string {
  void reply.status(recipient ? 200 : 404).type('text/html; charset=utf-8');
  if (!recipient) return missing();
  const { email, hasLeft, kind } = recipient;
  if (kind !== undefined) return hasLeft ? noMoreOf(kind, email) : stop(kind, email);
  return hasLeft ? farewell(email) : question(email);
}

const question = (email: string): string =>
  page({
    title: 'Leave the list?',
    sun: 'lit',
    body: `<p>We stop sending emails of the list to <strong>${escaped(email)}</strong>. Your account, if you have one, stays the same.</p>
      <form method="post"><button type="submit">Unsubscribe</button></form>
      <p class="quiet">If you opened this by mistake, you can close it.</p>`,
  });

const farewell = (email: string): string =>
  page({
    title: 'You are unsubscribed',
    sun: 'unlit',
    body: `<p>You get no more emails from the mailing list at <strong>${escaped(email)}</strong>. Thank you for reading.</p>
      <p class="quiet">You can join again at any time, at the foot of <a href="/">our home page</a>.</p>`,
  });

const stop = (kind: string, email: string): string =>
  page({
    title: 'Stop these emails?',
    sun: 'lit',
    body: `<p>We stop sending emails about “${escaped(kind)}” to <strong>${escaped(email)}</strong>. Your other choices stay the same.</p>
      <form method="post"><button type="submit">Stop these emails</button></form>
      <p class="quiet">If you opened this by mistake, you can close it.</p>`,
  });

const noMoreOf = (kind: string, email: string): string =>
  page({
    title: 'These emails have stopped',
    sun: 'unlit',
    body: `<p>We send no more emails about “${escaped(kind)}” to <strong>${escaped(email)}</strong>.</p>
      <p class="quiet">You can choose again at any time, on <a href="/account/notifications">Notifications</a>.</p>`,
  });

const missing = (): string =>
  page({
    title: 'Oops! Page not found',
    sun: 'unlit',
    body: `<p>This link is not complete. Open it from the email again, or reply to the email with the word “unsubscribe”.</p>
      <p class="quiet"><a href="/">Return to Home</a></p>`,
  });

interface Page {
  title: string;
  /** Lit while emails come; a dotted outline once none do. */
  sun: 'lit' | 'unlit';
  /** Markup; whatever people wrote is escaped in it. */
  body: string;
}

const page = ({ title, sun, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${institute.name}</title>
<style>${pageStyle}</style>
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

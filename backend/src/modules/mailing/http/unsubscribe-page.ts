import type { FastifyReply } from 'fastify';
import { escapeHtml, renderPlainPage } from '#platform/site/plain-page.ts';
import type { UnsubscribeStatus } from '../use-cases/list/read-unsubscribe-link.ts';

export function renderUnsubscribePage(reply: FastifyReply, recipient: UnsubscribeStatus | undefined): string {
  void reply.status(recipient ? 200 : 404).type('text/html; charset=utf-8');
  if (!recipient)
    return renderInvalidLink('Open it from the email again, or reply to the email with the word “unsubscribe”.');
  const { email, hasLeft, kind, preferencesUrl } = recipient;
  if (kind !== undefined)
    return hasLeft ? renderKindTurnedOff(kind, email, preferencesUrl) : renderKindQuestion(kind, email);
  return hasLeft ? renderListUnsubscribed(email) : renderListQuestion(email);
}

const renderListQuestion = (email: string): string =>
  renderPlainPage({
    title: 'Unsubscribe?',
    sun: 'lit',
    body: `<p>We stop sending emails of the list to <strong>${escapeHtml(email)}</strong>. Your account, if you have one, stays the same.</p>
      <form method="post"><button type="submit">Unsubscribe</button></form>
      <p class="quiet">If you opened this by mistake, you can close it.</p>`,
  });

const renderListUnsubscribed = (email: string): string =>
  renderPlainPage({
    title: 'You are unsubscribed',
    sun: 'unlit',
    body: `<p>You get no more emails from the mailing list at <strong>${escapeHtml(email)}</strong>. Thank you for reading.</p>
      <p class="quiet">You can join again at any time, at the foot of <a href="/">our home page</a>.</p>`,
  });

const renderKindQuestion = (kind: string, email: string): string =>
  renderPlainPage({
    title: 'Stop these emails?',
    sun: 'lit',
    body: `<p>We stop sending emails about “${escapeHtml(kind)}” to <strong>${escapeHtml(email)}</strong>. Your other choices stay the same.</p>
      <form method="post"><button type="submit">Stop these emails</button></form>
      <p class="quiet">If you opened this by mistake, you can close it.</p>`,
  });

const renderKindTurnedOff = (kind: string, email: string, preferencesUrl?: string): string =>
  renderPlainPage({
    title: 'These emails have stopped',
    sun: 'unlit',
    body: `<p>We send no more emails about “${escapeHtml(kind)}” to <strong>${escapeHtml(email)}</strong>.</p>
      <p class="quiet">You can choose again at any time, on ${preferencesUrl ? `<a href="${escapeHtml(preferencesUrl)}">Your emails</a>` : '<a href="/account/notifications">Notifications</a>'}.</p>`,
  });

export const renderInvalidLink = (remedy: string): string =>
  renderPlainPage({
    title: 'Oops! Page not found',
    sun: 'unlit',
    body: `<p>This link is not complete. ${remedy}</p>
      <p class="quiet"><a href="/">Return to Home</a></p>`,
  });

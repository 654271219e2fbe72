import type { FastifyReply } from 'fastify';
import { formatDay } from '#kernel/format-date.ts';
import { escapeHtml, renderPlainPage } from '#platform/site/plain-page.ts';
import type { EmailConsentDetails, EmailExplanation } from '../use-cases/why/explain-email.ts';
import { renderInvalidLink } from './unsubscribe-page.ts';

const title = 'Why did I get this email?';

export function renderWhyPage(reply: FastifyReply, explanation: EmailExplanation | 'deleted' | undefined): string {
  void reply.type('text/html; charset=utf-8');
  if (!explanation) {
    void reply.status(404);
    return renderInvalidLink('Open it from the email again.');
  }
  if (explanation === 'deleted') {
    void reply.status(410);
    return renderDeleted();
  }
  return renderExplanation(explanation);
}

function renderExplanation(explanation: EmailExplanation): string {
  const { recipient, sentAt, now, zone, reason, consent, preferencesUrl, unsubscribeUrl } = explanation;
  const links = [
    preferencesUrl && `<a href="${escapeHtml(preferencesUrl)}">Choose what you get</a>`,
    unsubscribeUrl && `<a href="${escapeHtml(unsubscribeUrl)}">Stop these emails</a>`,
  ].filter(Boolean);
  return renderPlainPage({
    title,
    sun: 'lit',
    body: `<p>We sent it to <strong>${escapeHtml(recipient)}</strong> on ${formatDay(sentAt, now, zone)}.</p>
      ${consent ? renderConsent(consent, now, zone) : `<p>${escapeHtml(reason ?? '')}</p>`}
      ${links.length > 0 ? `<p>${links.join(' · ')}</p>` : ''}
      <p class="quiet">Questions? <a href="/contact">Write to us</a>.</p>`,
  });
}

function renderConsent({ purpose, given, isWithdrawnNow }: EmailConsentDetails, now: Date, zone: string): string {
  if (!given) return `<p>You had not agreed to “${escapeHtml(purpose)}”. Our staff sent you this email.</p>`;
  return `<p>It belongs to “${escapeHtml(purpose)}”. You agreed to it on ${formatDay(given.at, now, zone)}, by: ${escapeHtml(given.form)}.</p>
      <p>This is the text that you saw:</p>
      <blockquote>${escapeHtml(given.sentence)}</blockquote>
      ${isWithdrawnNow ? '<p>You have stopped these emails since then.</p>' : ''}`;
}

const renderDeleted = (): string =>
  renderPlainPage({
    title,
    sun: 'unlit',
    body: `<p>We no longer have any data about this email, so we cannot say why it was sent.</p>
      <p>We delete this data when an account is deleted, and after 90 days for emails about an account.</p>
      <p class="quiet">Questions? <a href="/contact">Write to us</a>.</p>`,
  });

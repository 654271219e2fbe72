import { formatDateTime } from '#kernel/format-date.ts';
import { escapeHtml, renderPlainPage, createErrorPageFormatter } from '#platform/site/plain-page.ts';
import type { WithdrawalReceivedView } from '../use-cases/inquiries.view.ts';
import type { WithdrawalFormDto } from './forms.dto.ts';

export function renderConfirmWithdrawalPage(form: WithdrawalFormDto): string {
  const hidden = Object.entries(form)
    .filter((field): field is [string, string] => typeof field[1] === 'string')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  return renderPlainPage({
    title: 'Confirm your withdrawal',
    sun: 'lit',
    body: `<p>I withdraw from my purchase with invoice <strong>${escapeHtml(form.invoice)}</strong>.</p>
      <p>${escapeHtml(form.name)}, <strong>${escapeHtml(form.email)}</strong></p>
      <form method="post" action="/withdraw/confirm">${hidden.join('')}<button type="submit">Confirm withdrawal</button></form>
      <p class="quiet"><a href="/withdraw">Start again</a></p>`,
  });
}

export const renderWithdrawalReceivedPage = (
  { reference, receivedAt }: WithdrawalReceivedView,
  email: string,
): string => {
  const at = new Date(receivedAt);
  return renderPlainPage({
    title: 'Withdrawal received',
    sun: 'lit',
    body: `<p>We received it on ${formatDateTime(at, at)}. We are emailing a receipt to <strong>${escapeHtml(email)}</strong>.</p>
      <p>Your reference: <strong>${reference}</strong></p>
      <p class="quiet"><a href="/">Back to the home page</a></p>`,
  });
};

export const formatWithdrawalErrorPage = createErrorPageFormatter(
  'Your withdrawal is not sent',
  '<a href="/withdraw">Back to the form</a>, where you can try again.',
);

import type { SendResult } from './provider-response.ts';

export interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

const invalidEmailErrors = ['EENVELOPE', 'EMESSAGE'];

/** After the content was sent, a missing response means `unknown`, because the server may have accepted the email. */
export function classifySmtpFailure(
  { code = 'no-answer', responseCode }: SmtpFailure,
  isContentSent: boolean,
): Exclude<SendResult, { status: 'accepted' }> {
  const reason = responseCode ? `smtp-${responseCode}` : code;
  const retry = { status: 'retry', reason, afterSeconds: 0 } as const;
  // EAUTH means wrong settings, so the email stays in the queue.
  if (code === 'EAUTH') return { ...retry, reason: code };
  if (responseCode) return responseCode >= 500 ? { status: 'refused', reason } : retry;
  if (isContentSent) return { status: 'unknown', reason };
  return invalidEmailErrors.includes(code) ? { status: 'refused', reason } : retry;
}

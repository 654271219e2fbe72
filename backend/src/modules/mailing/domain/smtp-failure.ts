import type { SendResult } from './provider-response.ts';

/** Error of the SMTP client. `responseCode` is the response of the server, if it sent one. */
export interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Errors of the client about the email itself, found before it connects. */
const invalidEmailErrors = ['EENVELOPE', 'EMESSAGE'];

/**
 * Decides from the error if an email is sent again: always after a temporary rejection, and when the server received
 * nothing of the content. Without a response to the content the server may have accepted the email (`unknown`).
 */
export function classifySmtpFailure(
  { code = 'no-answer', responseCode }: SmtpFailure,
  isContentSent: boolean,
): Exclude<SendResult, { status: 'accepted' }> {
  const reason = responseCode ? `smtp-${responseCode}` : code;
  const retry = { status: 'retry', reason, afterSeconds: 0 } as const;
  // A rejected sign-in is an error in our settings, so the email stays in the queue.
  if (code === 'EAUTH') return retry;
  if (responseCode) return responseCode >= 500 ? { status: 'refused', reason } : retry;
  if (isContentSent) return { status: 'unknown', reason };
  return invalidEmailErrors.includes(code) ? { status: 'refused', reason } : retry;
}

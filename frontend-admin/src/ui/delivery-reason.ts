const reasons: Readonly<Record<string, string>> = {
  unsubscribed: 'The person unsubscribed.',
  muted: 'The person turned this kind of email off.',
  suppressed: 'The email is on the suppression list.',
  unconfirmed: 'The person has not confirmed the email.',
  erased: 'The person was deleted.',
  'email-changed': 'The person has another email now.',
  'not-needed': 'It was no longer needed.',
  'held-back': 'The person got another email of the list on this day.',
  bounced: 'There is no such mailbox. It gets no more emails.',
  'soft-bounced': 'The mailbox is full or could not be reached.',
  stopped: 'The campaign was ended before it was sent.',
  dropped: 'An administrator dropped the task that sends it.',
  'unknown-kind': 'This version of the product does not send this kind of email any more.',
  'no-answer': 'The email provider did not respond.',
  restored: 'A backup was restored.',
  'incomplete-response': 'The response of the email provider was not complete.',
  invalid_idempotent_request: 'The email provider got another email with the same key.',
  'http-401': 'The email provider refused our key.',
  'http-403': 'The email provider does not let us send from our address.',
  validation_error: 'The email provider rejected the email or its address.',
  rate_limit_exceeded: 'The email provider accepted no more emails.',
  ECONNECTION: 'The connection to the mail server failed.',
  ESOCKET: 'The connection to the mail server failed.',
  EDNS: 'The mail server was not found.',
  ETIMEDOUT: 'The mail server did not respond.',
  EAUTH: 'The mail server rejected our password.',
};

const temporary: readonly string[] = [
  ...['http-401', 'http-403', 'rate_limit_exceeded'],
  ...['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT', 'EAUTH'],
];
const isTemporary = (reason: string): boolean => temporary.includes(reason) || reason.startsWith('smtp-4');

const uncertain = 'It may have been sent, so it is not sent again.';

function describeSmtpError(reason: string): string | undefined {
  const number = /^smtp-(\d{3})$/.exec(reason)?.[1];
  return number && `The mail server rejected it (error ${number}).`;
}

export const describeReason = ({ reason, state }: { reason: string | null; state: string }): string | undefined => {
  if (!reason) return undefined;
  const text = reasons[reason] ?? describeSmtpError(reason) ?? reason;
  if (state === 'unknown') return `${text} ${uncertain}`;
  return state === 'failed' && isTemporary(reason) ? `${text} It was tried for 5 days.` : text;
};

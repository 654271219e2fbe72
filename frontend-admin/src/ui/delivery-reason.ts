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
  'no-answer': 'The email provider did not respond. It may have been sent, so it is not sent again.',
  restored: 'A backup was restored. It may have been sent before that, so it is not sent again.',
};

export const describeReason = ({ reason, state }: { reason: string | null; state: string }): string | undefined => {
  if (!reason) return undefined;
  const text = reasons[reason] ?? reason;
  return reason === 'dropped' && state === 'unknown' ? `${text} It may have been sent before that.` : text;
};

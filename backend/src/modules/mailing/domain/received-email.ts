export interface ReceivedEmail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: number;
}

const bulkPrecedences = ['bulk', 'junk', 'list', 'auto_reply'];
const robotSenders = /^(?:.*<)?(?:mailer-daemon|postmaster)@/i;
const automaticSubjects = /^(?:automatic reply|auto(?:matic)?[ -]?reply|auto:|out of (?:the )?office)/i;

/** True for an email that no person wrote, such as an out-of-office reply or a bounce (RFC 3834). */
export function isAutomaticEmail({ from, subject, headers }: ReceivedEmail): boolean {
  const submitted = headers['auto-submitted']?.trim().toLowerCase();
  if (submitted !== undefined && !submitted.startsWith('no')) return true;
  if ('x-autoreply' in headers || 'x-autorespond' in headers) return true;
  if (bulkPrecedences.includes(headers['precedence']?.trim().toLowerCase() ?? '')) return true;
  if (headers['return-path']?.trim() === '<>') return true;
  return robotSenders.test(from) || automaticSubjects.test(subject.trim());
}

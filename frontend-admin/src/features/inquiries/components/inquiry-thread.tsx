import { formatDateTime } from '../../../ui/format.ts';
import { useAddInquiryNote, useSendInquiryReply } from '../api/changes.ts';
import type { InquiryDetails } from '../api/inquiries.ts';
import { TextForm } from './text-form.tsx';

type EmailState = NonNullable<InquiryDetails['replies'][number]['mailState']>;

/** `isTrouble` is true if staff must act. */
const emailStateLabels: Record<EmailState, { words: string; isTrouble: boolean }> = {
  queued: { words: 'email queued', isTrouble: false },
  sending: { words: 'email queued', isTrouble: false },
  sent: { words: 'email sent', isTrouble: false },
  delivered: { words: 'email delivered', isTrouble: false },
  bounced: { words: 'email did not arrive', isTrouble: true },
  complained: { words: 'email was marked as spam', isTrouble: true },
  failed: { words: 'email failed', isTrouble: true },
  suppressed: { words: 'not sent: this email is suppressed', isTrouble: true },
  unknown: { words: 'email may not have arrived', isTrouble: true },
};

type ThreadMessage = InquiryDetails['notes'][number] & Partial<Pick<InquiryDetails['replies'][number], 'mailState'>>;

function MessageList({
  label,
  said,
  withoutAuthor,
}: {
  label: string;
  said: readonly ThreadMessage[];
  withoutAuthor: string;
}) {
  if (said.length === 0) return null;
  return (
    <ul className="rows" aria-label={label}>
      {said.map(({ id, text, by, at, mailState }) => (
        <li key={id}>
          <p className="written">{text}</p>
          <p className="below">
            <span>
              {by ?? withoutAuthor}, {formatDateTime(at)}
            </span>
            {mailState && <EmailStateLine state={mailState} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function EmailStateLine({ state }: { state: NonNullable<ThreadMessage['mailState']> }) {
  const { words, isTrouble } = emailStateLabels[state];
  return (
    <>
      <span>, </span>
      {isTrouble ? <strong className="bad">{words}</strong> : <span>{words}</span>}
    </>
  );
}

export function InquiryReplies({ inquiry }: { inquiry: InquiryDetails }) {
  const { mutateAsync: reply } = useSendInquiryReply(inquiry);
  return (
    <>
      <MessageList label="Replies" said={inquiry.replies} withoutAuthor="Deleted account" />
      <TextForm
        label={`Reply to ${inquiry.name}`}
        hint={
          inquiry.kind === 'mentoring'
            ? `We email it to ${inquiry.email}. The request still waits for a date.`
            : `We email it to ${inquiry.email} and mark this as answered.`
        }
        rows={8}
        send="Send reply"
        sending="Sending..."
        isMain
        onSend={reply}
      />
    </>
  );
}

export function InquiryNotes({ inquiry }: { inquiry: InquiryDetails }) {
  const { mutateAsync: keep } = useAddInquiryNote(inquiry.id);
  return (
    <>
      <MessageList
        label="Notes"
        said={inquiry.notes}
        withoutAuthor={inquiry.kind === 'withdrawal' ? 'Automatic' : 'Deleted account'}
      />
      <TextForm
        label="New note"
        hint="Only staff see notes."
        rows={3}
        send="Save note"
        sending="Saving..."
        onSend={keep}
      />
    </>
  );
}

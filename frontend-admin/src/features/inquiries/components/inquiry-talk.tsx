import { momentOf } from '../../../ui/words.ts';
import { useNoteTaking, useReplying } from '../api/changes.ts';
import type { WholeInquiry } from '../api/inquiries.ts';
import { TextForm } from './text-form.tsx';

type MailState = NonNullable<WholeInquiry['replies'][number]['mailState']>;

/** `isTrouble` marks delivery states that need action by staff. */
const mailWords: Record<MailState, { words: string; isTrouble: boolean }> = {
  queued: { words: 'email queued', isTrouble: false },
  sending: { words: 'email queued', isTrouble: false },
  sent: { words: 'email sent', isTrouble: false },
  failed: { words: 'email failed', isTrouble: true },
  suppressed: { words: 'not sent: this email is suppressed', isTrouble: true },
  unknown: { words: 'email may not have arrived', isTrouble: true },
};

type Said = WholeInquiry['notes'][number] & Partial<Pick<WholeInquiry['replies'][number], 'mailState'>>;

function SaidList({ label, said, withoutAuthor }: { label: string; said: readonly Said[]; withoutAuthor: string }) {
  if (said.length === 0) return null;
  return (
    <ul className="rows" aria-label={label}>
      {said.map(({ id, text, by, at, mailState }) => (
        <li key={id}>
          <p className="written">{text}</p>
          <p className="below">
            <span>
              {by ?? withoutAuthor}, {momentOf(at)}
            </span>
            {mailState && <MailLine state={mailState} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function MailLine({ state }: { state: NonNullable<Said['mailState']> }) {
  const { words, isTrouble } = mailWords[state];
  return (
    <>
      <span>, </span>
      {isTrouble ? <strong className="bad">{words}</strong> : <span>{words}</span>}
    </>
  );
}

export function Replies({ inquiry }: { inquiry: WholeInquiry }) {
  const { mutateAsync: reply } = useReplying(inquiry);
  return (
    <>
      <SaidList label="Replies" said={inquiry.replies} withoutAuthor="Deleted account" />
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

export function Notes({ inquiry }: { inquiry: WholeInquiry }) {
  const { mutateAsync: keep } = useNoteTaking(inquiry.id);
  return (
    <>
      <SaidList
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

import { useEffect } from 'react';
import { Address } from '../../../ui/address.tsx';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import { momentOf } from '../../../ui/words.ts';
import { useReading } from '../api/changes.ts';
import type { WholeInquiry as Inquiry } from '../api/inquiries.ts';
import { kindWords } from '../inboxes.ts';
import { DueLine } from './due-line.tsx';
import { StatusPicker } from './inquiry-status.tsx';
import { Notes, Replies } from './inquiry-talk.tsx';

/** An inquiry with everything said about it. Opening it marks it as read. */
export function WholeInquiry({ inquiry }: { inquiry: Inquiry }) {
  const { id, email, reference, kind, receivedAt, readAt, answers } = inquiry;
  const { mutate: read } = useReading(id);
  useEffect(() => {
    if (!readAt) read();
  }, [readAt, read]);
  return (
    <>
      <div className="person">
        <RingAvatar of={email} />
        <p>
          <strong>
            <Address email={email} />
          </strong>
          <span className="below">
            {reference}, {kindWords[kind].toLowerCase()}, received {momentOf(receivedAt)}
          </span>
        </p>
        <StatusPicker inquiry={inquiry} />
        <DueLine inquiry={inquiry} />
      </div>
      <div className="inquiry-parts">
        <div>
          <Section title="What they wrote">
            <dl className="sheet sheet-padded answers">
              {answers.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="written">{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title="Replies">
            <div className="sheet sheet-padded">
              <Replies inquiry={inquiry} />
            </div>
          </Section>
        </div>
        <Section title="Notes">
          <div className="sheet sheet-padded">
            <Notes inquiry={inquiry} />
          </div>
        </Section>
      </div>
    </>
  );
}

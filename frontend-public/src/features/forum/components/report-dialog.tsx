import { useId, useState } from 'react';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { reportPost, type Post, type ReportReason } from '../api/forum.ts';
import { postTimeText } from '../times.ts';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'unkind', label: 'It is unkind' },
  { value: 'confidence', label: 'It shares what was said in a circle' },
  { value: 'selling', label: 'It sells or promises something' },
  { value: 'danger', label: 'Someone may be in danger' },
  { value: 'other', label: 'Something else' },
];

interface ReportDialogProps {
  post: Post;
  onClose: () => void;
  onReported: (post: Post) => void;
}

export function ReportDialog({ post, onClose, onReported }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const name = useId();
  const send = useRequest(async () => {
    if (reason) onReported(await reportPost(post.id, reason, words));
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Report this reply"
      description={`By ${post.author.name}, ${postTimeText(post.createdAt)}. Only moderators see your report.`}
    >
      <fieldset>
        <legend className="sr-only">What is it about?</legend>
        {reasons.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3.5 border-t border-rule text-plain"
          >
            <input
              type="radio"
              name={name}
              checked={reason === value}
              onChange={() => setReason(value)}
              className="choice-mark"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="mt-3 border-t border-rule pt-4">
        <TextArea
          label="Anything else we should know?"
          optional
          maxLength={1_000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <FormError message={send.error?.message} />
      <div className="mt-5 flex flex-wrap items-center gap-5">
        <RequestButton
          request={send}
          variant="primary"
          busyLabel="Sending..."
          disabled={!reason}
          onClick={() => void send.run()}
        >
          Send the report
        </RequestButton>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}

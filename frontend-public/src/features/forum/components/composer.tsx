import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ErrorSign } from 'shell/error-sign';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { preview } from '../api/forum.ts';
import { withMark, type Mark } from '../marks.ts';
import { PostWords } from './post-words.tsx';

const marks: readonly { mark: Mark; label: string; sign: ReactNode }[] = [
  { mark: 'bold', label: 'Bold', sign: 'B' },
  { mark: 'italic', label: 'Italic', sign: 'i' },
  { mark: 'quote', label: 'Quote', sign: <Sign path="M4 5h4v4.5a4 4 0 0 1-3 4M12 5h4v4.5a4 4 0 0 1-3 4" /> },
  { mark: 'list', label: 'List', sign: <Sign path="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" /> },
  {
    mark: 'link',
    label: 'Link',
    sign: (
      <Sign path="M8.5 11.5a3.2 3.2 0 0 0 4.6 0l3-3a3.2 3.2 0 0 0-4.6-4.6L10.3 5M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-3 3a3.2 3.2 0 0 0 4.6 4.6L9.7 15" />
    ),
  },
];
function Sign({ path }: { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  );
}
const modes = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;
const mostLetters = 5_000;
const toldFrom = 4_500;

interface ComposerProps {
  /** Its name, which is seen over it with `isLabelled`. */
  label: string;
  isLabelled?: boolean;
  text: string;
  onWrite: (text: string) => void;
  /** Sends it; throws where it did not go out. */
  onSend: () => Promise<void>;
  sendLabel: string;
  onThrowAway?: () => void;
}

/** Where somebody writes a post. The words stay until they are stored. */
export function Composer({ label, isLabelled = false, text, onWrite, onSend, sendLabel, onThrowAway }: ComposerProps) {
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  const [shown, setShown] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = useRequest(onSend);
  const look = useRequest(async () => setShown((await preview(text)).html));
  const isEmpty = text.trim() === '';

  function put(mark: Mark): void {
    const area = field.current;
    if (!area) return;
    const marked = withMark({ text, from: area.selectionStart, to: area.selectionEnd }, mark);
    onWrite(marked.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(marked.from, marked.to);
    });
  }
  function choose(chosen: 'write' | 'preview'): void {
    setMode(chosen);
    setShown('');
    if (chosen === 'preview' && !isEmpty) void look.run();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isEmpty) return;
    event.preventDefault();
    void send.run();
  }

  return (
    <div>
      {isLabelled && (
        <p aria-hidden="true" className="mb-2 text-[0.9375rem] font-[550]">
          {label}
        </p>
      )}
      <div
        className={`rounded-control bg-field ${send.fault ? 'border-2 border-danger' : 'border-[1.5px] border-control'}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule p-2">
          <div role="group" aria-label="Marks" className="flex flex-wrap">
            {mode === 'write' ? (
              marks.map(({ mark, label: name, sign }) => (
                <button
                  key={mark}
                  type="button"
                  aria-label={name}
                  title={name}
                  onClick={() => put(mark)}
                  className={`grid size-11 cursor-pointer place-items-center rounded-[8px] font-[550] hover:bg-band ${mark === 'italic' ? 'italic' : ''}`}
                >
                  <span aria-hidden="true">{sign}</span>
                </button>
              ))
            ) : (
              <p className="p-2.5 text-[0.9375rem] text-muted">As others will see it</p>
            )}
          </div>
          <Segmented label="Write or preview" options={modes} value={mode} onChange={choose} />
        </div>
        {mode === 'preview' ? (
          <div className="min-h-[156px] p-4">{shown && <PostWords html={shown} />}</div>
        ) : (
          <textarea
            ref={field}
            aria-label={label}
            aria-describedby={`${id}-count`}
            aria-invalid={send.fault ? true : undefined}
            value={text}
            maxLength={mostLetters}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={press}
            className="block field-sizing-content max-h-[60svh] min-h-[156px] w-full resize-y rounded-b-control bg-transparent p-4 text-[1.0625rem] leading-normal"
          />
        )}
      </div>
      {send.fault && (
        <p role="alert" className="mt-2 flex gap-2 text-[0.90625rem] text-danger">
          <ErrorSign />
          {send.fault.isRetryable
            ? 'It did not go out: the network went away. Your words are kept here.'
            : send.fault.message}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p
          id={`${id}-count`}
          aria-live={text.length >= toldFrom ? 'polite' : 'off'}
          className="text-[0.9375rem] text-muted"
        >
          Kept on this device until you send it. {text.length.toLocaleString('en-US')} of 5,000 letters.
        </p>
        <div className="flex flex-wrap items-center gap-5 max-tablet:grow">
          {onThrowAway && !isEmpty && (
            <Button variant="quiet" onClick={onThrowAway}>
              Throw away
            </Button>
          )}
          <Button
            variant="gold"
            className="max-tablet:grow"
            busy={send.isBusy}
            busyLabel="Sending..."
            disabled={isEmpty}
            failed={send.fault?.isRetryable ?? false}
            onClick={() => void send.run()}
          >
            {send.fault?.isRetryable ? 'Try again' : sendLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ErrorIcon } from 'shell/error-icon';
import { countCharacters, getTooLongMessage } from 'shell/text-length';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { previewPost } from '../api/forum.ts';
import { applyFormat, type MarkdownFormat } from '../markdown-format.ts';
import type { MentionText } from '../mentions.ts';
import { FormattingBar } from './formatting-bar.tsx';
import { PostBody } from './post-body.tsx';
import { PostEditor } from './post-editor.tsx';

const modes = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;
const maxCharacters = 5_000;
const announcedFrom = 4_500;

interface ComposerProps {
  label: string;
  isLabelled?: boolean;
  words: MentionText;
  isKept?: boolean;
  onWrite: (words: MentionText) => void;
  onSend: () => Promise<void>;
  sendLabel: string;
  onThrowAway?: () => void;
  onCancel?: () => void;
  topicId?: string;
  children?: ReactNode;
}

export function PostComposer({ label, isLabelled = false, words, onWrite, sendLabel, ...rest }: ComposerProps) {
  const { isKept = true, onSend, onThrowAway, onCancel, topicId, children } = rest;
  const { text } = words;
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  const [shown, setShown] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = useRequest(onSend);
  const look = useRequest(async () => setShown((await previewPost(words)).html));
  const isEmpty = text.trim() === '';
  const length = countCharacters(text);
  const excess = getTooLongMessage(text, maxCharacters);
  const isEdit = onCancel !== undefined;

  useEffect(() => {
    if (!isEdit) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [isEdit]);
  function put(mark: MarkdownFormat): void {
    const field = area.current;
    if (!field || send.isBusy) return;
    const marked = applyFormat({ text, from: field.selectionStart, to: field.selectionEnd }, mark);
    onWrite({ ...words, text: marked.text });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.from, marked.to);
    });
  }
  function choose(chosen: 'write' | 'preview'): void {
    setMode(chosen);
    setShown('');
    if (chosen === 'preview' && !isEmpty) void look.run();
  }

  return (
    <div>
      {isLabelled && (
        <p aria-hidden="true" className="mb-2 text-15 font-strong">
          {label}
        </p>
      )}
      <div
        className={`rounded-control bg-field ${send.error || excess ? 'border-2 border-danger' : 'border-firm border-control'}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule p-2">
          {mode === 'write' ? (
            <FormattingBar onPut={put} />
          ) : (
            <p className="p-2.5 text-15 text-muted">As others will see it</p>
          )}
          <SegmentedControl label="Write or preview" options={modes} value={mode} onChange={choose} />
        </div>
        {mode === 'preview' ? (
          <div className="min-h-39 p-4">
            {shown && <PostBody html={shown} />}
            <FormError message={look.error?.message} />
          </div>
        ) : (
          <PostEditor
            area={area}
            label={label}
            describedBy={`${id}-count`}
            isInvalid={send.error !== undefined || excess !== undefined}
            isReadOnly={send.isBusy}
            words={words}
            onWrite={onWrite}
            onSend={() => !isEmpty && !excess && void send.run()}
            topicId={topicId}
          />
        )}
      </div>
      {send.error && (
        <p role="alert" className="mt-2 flex gap-2 text-15 text-danger">
          <ErrorIcon />
          {send.error.isRetryable && send.error.code === ''
            ? 'Not sent: you are offline. Your text is still here.'
            : send.error.message}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p
          id={`${id}-count`}
          aria-live={length >= announcedFrom ? 'polite' : 'off'}
          className={`text-15 ${excess ? 'text-danger' : 'text-muted'}`}
        >
          {`${isEdit ? '' : draftStatusText(isKept)}${excess ?? `${length.toLocaleString('en-US')} of 5,000 characters.`}`}
        </p>
        {children}
        <div className="flex flex-wrap items-center gap-5 max-tablet:grow">
          {onThrowAway && !isEmpty && (
            <Button variant="quiet" onClick={onThrowAway}>
              Discard
            </Button>
          )}
          {onCancel && (
            <Button variant="quiet" disabled={send.isBusy} onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button
            variant={isEdit ? 'primary' : 'gold'}
            className="max-tablet:grow"
            busy={send.isBusy}
            busyLabel={isEdit ? 'Saving...' : 'Sending...'}
            disabled={isEmpty || excess !== undefined}
            failed={send.error?.isRetryable ?? false}
            onClick={() => void send.run()}
          >
            {send.error?.isRetryable ? 'Try again' : sendLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}

const draftStatusText = (isKept: boolean): string =>
  isKept ? 'Saved on this device until you send it. ' : 'This device could not save it. Send it before you leave. ';

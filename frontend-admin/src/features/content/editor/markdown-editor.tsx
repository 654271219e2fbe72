import { Button, Input } from 'antd';
import { useState } from 'react';
import { plainTextRows, type MarkdownInputProps } from './markdown-input.tsx';
import { RichText } from './rich-text.tsx';
import { isEditable, isWebVtt } from './serialize-markdown.ts';

/** Shows Markdown as formatted text, or as plain text if the rich-text editor would change the source. */
export function MarkdownEditor({ value, onChange, ...rest }: MarkdownInputProps) {
  const text = value ?? '';
  const [isPlain, setPlain] = useState(() => !isEditable(text));
  if (!isPlain)
    return <RichText {...rest} value={text} onChange={(typed) => onChange?.(typed)} onPlain={() => setPlain(true)} />;
  const { label, ...field } = rest;
  const reason = findReason(text);
  return (
    <>
      <Input.TextArea
        {...field}
        aria-label={label}
        autoSize={plainTextRows}
        value={text}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <p className="below">
        {reason ?? (
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setPlain(false)}>
            Show the text as it will look
          </Button>
        )}
      </p>
    </>
  );
}

function findReason(text: string): string | undefined {
  if (isWebVtt(text)) return 'Captions are plain text: each line has a time or words.';
  return isEditable(text)
    ? undefined
    : 'This text has Markdown that the editor would change, so you edit it as plain text. Readers see it with its formats.';
}

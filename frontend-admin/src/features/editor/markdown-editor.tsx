import { Button } from 'antd';
import { useState } from 'react';
import { markdownFormats } from './markdown-format.ts';
import type { MarkdownEditorProps } from './markdown-input.tsx';
import { PlainTextEditor } from './plain-text-editor.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { isWebVtt } from './serialize-markdown.ts';

/** Shows plain text if the rich-text editor would change the source. */
export function MarkdownEditor({ value, onChange, format = 'page', startsFocused, ...rest }: MarkdownEditorProps) {
  const text = value ?? '';
  const { isEditable } = markdownFormats[format];
  const [{ isPlain, ...mode }, setMode] = useState(() => ({ isPlain: !isEditable(text), startsFocused }));
  const show = (shown: 'plain' | 'rich') => setMode({ isPlain: shown === 'plain', startsFocused: false });
  const field = { ...rest, ...mode, value: text, onChange: (typed: string) => onChange?.(typed) };
  if (!isPlain) return <RichTextEditor {...field} format={format} onPlain={() => show('plain')} />;
  return (
    <>
      <PlainTextEditor {...field} />
      <p className="below">
        {isEditable(text) ? (
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => show('rich')}>
            Show the text as it will look
          </Button>
        ) : (
          explainPlain(text)
        )}
      </p>
    </>
  );
}

const explainPlain = (text: string): string =>
  isWebVtt(text)
    ? 'Captions are plain text: each line has a time or words.'
    : 'This text has Markdown that the editor would change, so you edit it as plain text. Readers see it with its formats.';

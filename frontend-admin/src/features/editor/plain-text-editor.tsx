import { Input, type GetRef } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { insertBlock, insertInline, type EmailInsertion, type SelectedText } from './email/blocks.ts';
import { plainTextRows, type MarkdownEditorProps } from './markdown-input.tsx';

interface PlainTextEditorProps extends Omit<MarkdownEditorProps, 'format'> {
  value: string;
  onChange: (value: string) => void;
}

export function PlainTextEditor({ label, Tools, value, onChange, startsFocused, ...field }: PlainTextEditorProps) {
  const input = useRef<GetRef<typeof Input.TextArea>>(null);
  const [selection, setSelection] = useState<{ start: number; end: number }>();
  const getArea = () => input.current?.resizableTextArea?.textArea;
  useLayoutEffect(() => {
    const area = getArea();
    if (!selection || !area) return;
    area.focus();
    area.setSelectionRange(selection.start, selection.end);
  }, [selection]);

  function insert(
    place: (text: SelectedText, insertion: EmailInsertion) => SelectedText,
    insertion: EmailInsertion,
  ): void {
    const area = getArea();
    const [start, end] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
    const next = place({ text: value, start, end }, insertion);
    onChange(next.text);
    setSelection({ start: next.start, end: next.end });
  }

  return (
    <>
      {Tools && (
        <Tools
          target={{
            insertBlock: (block) => insert(insertBlock, block),
            insertField: (mergeField) => insert(insertInline, mergeField),
            focus: () => getArea()?.focus(),
            block: undefined,
          }}
        />
      )}
      <Input.TextArea
        {...field}
        ref={input}
        aria-label={label}
        autoFocus={startsFocused}
        autoSize={plainTextRows}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

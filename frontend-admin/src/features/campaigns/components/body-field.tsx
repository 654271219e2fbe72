import { Card, Form, Input, type GetRef } from 'antd';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FilePicker } from '../../files/components/file-picker.tsx';
import {
  createItemBlock,
  createPicture,
  insertBlock,
  insertInline,
  type Insertion,
  type SelectedText,
} from '../blocks.ts';
import { InsertMenu } from './insert-menu.tsx';
import { ItemDialog } from './item-dialog.tsx';

interface BodyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

type OpenDialog = 'picture' | 'event' | 'program';

/** The text of a campaign as Markdown, with a menu that inserts blocks at the cursor. */
export function BodyField({ value, error, onChange }: BodyFieldProps) {
  const id = useId();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [selection, setSelection] = useState<{ start: number; end: number }>();
  useLayoutEffect(() => {
    const area = field.current?.resizableTextArea?.textArea;
    if (!selection || !area) return;
    area.focus();
    area.setSelectionRange(selection.start, selection.end);
  }, [selection]);

  function insert(place: (text: SelectedText, insertion: Insertion) => SelectedText, insertion: Insertion): void {
    const area = field.current?.resizableTextArea?.textArea;
    const [start, end] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
    const next = place({ text: value, start, end }, insertion);
    setDialog(undefined);
    onChange(next.text);
    setSelection({ start: next.start, end: next.end });
  }

  return (
    <Card
      title={<label htmlFor={id}>Text</label>}
      extra={
        <InsertMenu
          onBlock={(block) => insert(insertBlock, block)}
          onField={(mergeField) => insert(insertInline, mergeField)}
          onOpen={setDialog}
        />
      }
    >
      <Form.Item
        {...(error && { validateStatus: 'error', help: error })}
        extra="Markdown: # for a heading, ** for bold, - for a list. Why they get it, Unsubscribe and our postal address are always at the end."
      >
        <Input.TextArea
          ref={field}
          id={id}
          value={value}
          autoSize={{ minRows: 12, maxRows: 30 }}
          onChange={({ target }) => onChange(target.value)}
        />
      </Form.Item>
      {dialog === 'picture' && (
        <FilePicker
          types={['image']}
          onChoose={({ url, alt }) => url && insert(insertBlock, createPicture(url, alt))}
          onClose={() => setDialog(undefined)}
        />
      )}
      {(dialog === 'event' || dialog === 'program') && (
        <ItemDialog
          type={dialog}
          onChoose={(slug) => insert(insertBlock, createItemBlock(dialog, slug))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Card>
  );
}

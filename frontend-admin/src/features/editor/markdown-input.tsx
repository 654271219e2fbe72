import { Input, type GetRef } from 'antd';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from 'shell/load-chunk';
import type { EmailInsertion } from './email/blocks.ts';

export interface SelectedBlock {
  source: string;
  replace(source: string): void;
}

export interface TextTarget {
  insertBlock(block: EmailInsertion): void;
  insertField(field: EmailInsertion): void;
  focus(): void;
  block: SelectedBlock | undefined;
}

/** The form item sets `id`, `value`, `onChange` and the ARIA properties. */
export interface MarkdownInputProps {
  label: string;
  format?: 'page' | 'email';
  Tools?: ComponentType<{ target: TextTarget }>;
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

export const plainTextRows = { minRows: 4, maxRows: 16 };

export interface MarkdownEditorProps extends MarkdownInputProps {
  /** True if the field had the focus before the editor was loaded. */
  startsFocused: boolean;
}

type LoadState = { Editor?: ComponentType<MarkdownEditorProps>; startsFocused?: boolean; hasFailed?: boolean };

export function MarkdownInput(props: MarkdownInputProps) {
  const [{ Editor, startsFocused = false, hasFailed }, setLoadState] = useState<LoadState>({});
  const input = useRef<GetRef<typeof Input.TextArea>>(null);
  useEffect(() => {
    let isOver = false;
    const hasFocus = () => input.current?.resizableTextArea?.textArea === document.activeElement;
    loadChunk(() => import('./markdown-editor.tsx')).then(
      ({ MarkdownEditor }) => !isOver && setLoadState({ Editor: MarkdownEditor, startsFocused: hasFocus() }),
      () => !isOver && setLoadState({ hasFailed: true, startsFocused: hasFocus() }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (Editor) return <Editor {...props} startsFocused={startsFocused} />;
  const { label, id, value, onChange } = props;
  const field = {
    ...(id && { id }),
    ...ariaProps(props),
    ...{ 'aria-label': label, autoSize: plainTextRows, value: value ?? '' },
  };
  if (hasFailed)
    return (
      <>
        <Input.TextArea {...field} autoFocus={startsFocused} onChange={({ target }) => onChange?.(target.value)} />
        <p className="below">The editor could not be loaded. You can write plain text.</p>
      </>
    );
  // It has the height of an empty editor, so that the form below does not move when the editor appears.
  return (
    <div className="rich-text">
      <div className="toolbar" />
      <Input.TextArea {...field} ref={input} variant="borderless" aria-busy readOnly />
    </div>
  );
}

function ariaProps(props: MarkdownInputProps): Pick<MarkdownInputProps, `aria-${string}` & keyof MarkdownInputProps> {
  const given = Object.entries(props).filter(([name]) => name.startsWith('aria-'));
  return Object.fromEntries(given);
}

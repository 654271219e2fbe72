import { Input } from 'antd';
import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from 'shell/load-chunk';
import type { Insertion } from './email/blocks.ts';

/** A block of the text that is selected. */
export interface SelectedBlock {
  source: string;
  replace(source: string): void;
}

/** The open editor, for tools that insert Markdown at the cursor. */
export interface TextTarget {
  insertBlock(block: Insertion): void;
  insertField(field: Insertion): void;
  /** Moves the focus back to the text. */
  focus(): void;
  block: SelectedBlock | undefined;
}

/** Properties of a form's control. The form item sets all of them except the label. */
export interface MarkdownInputProps {
  label: string;
  /** `email` adds the blocks and merge fields of emails; `page` is the default. */
  format?: 'page' | 'email';
  /** Further tools, which insert Markdown. */
  Tools?: ComponentType<{ target: TextTarget }>;
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

export const plainTextRows = { minRows: 4, maxRows: 16 };

type LoadState = { Editor?: ComponentType<MarkdownInputProps>; hasFailed?: boolean };

/** Text field for Markdown. The editor is loaded with the first field that needs it. */
export function MarkdownInput(props: MarkdownInputProps) {
  const [{ Editor, hasFailed }, setLoadState] = useState<LoadState>({});
  useEffect(() => {
    let isOver = false;
    loadChunk(() => import('./markdown-editor.tsx')).then(
      ({ MarkdownEditor }) => !isOver && setLoadState({ Editor: MarkdownEditor }),
      () => !isOver && setLoadState({ hasFailed: true }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (Editor) return <Editor {...props} />;
  const { label, id, value, onChange } = props;
  return (
    <>
      <Input.TextArea
        {...(id && { id })}
        {...ariaProps(props)}
        aria-label={label}
        aria-busy={!hasFailed}
        readOnly={!hasFailed}
        autoSize={plainTextRows}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {hasFailed && <p className="below">The editor could not be loaded. You can write plain text.</p>}
    </>
  );
}

function ariaProps(props: MarkdownInputProps): Pick<MarkdownInputProps, `aria-${string}` & keyof MarkdownInputProps> {
  const given = Object.entries(props).filter(([name]) => name.startsWith('aria-'));
  return Object.fromEntries(given);
}

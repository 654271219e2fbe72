import { Input } from 'antd';
import { useEffect, useState, type ComponentType } from 'react';
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

type LoadState = { Editor?: ComponentType<MarkdownInputProps>; hasFailed?: boolean };

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

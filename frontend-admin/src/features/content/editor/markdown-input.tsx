import { Input } from 'antd';
import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from 'shell/load-chunk';

/** Properties of a form's control. The form item sets all of them except the label. */
export interface MarkdownInputProps {
  label: string;
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
  const { label, value, onChange, ...rest } = props;
  return (
    <>
      <Input.TextArea
        {...rest}
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

import { Button } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import type { ContentValues } from '../api/content.ts';
import { toPlainText } from '../deletion.ts';
import type { ContentKind } from '../kinds/kind.ts';

interface CopyTextButtonProps {
  kind: ContentKind;
  readValues: () => ContentValues;
}

export function CopyTextButton({ kind, readValues }: CopyTextButtonProps) {
  const { toasts } = useShell();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toPlainText(kind.fields, readValues()));
      toasts.show({ title: 'Text copied' });
    } catch {
      toasts.show({
        ...{ title: 'Failed to copy', description: 'Select the text in the form and copy it there.' },
        tone: 'destructive',
      });
    }
  };
  return <Button onClick={() => void copy()}>Copy my text</Button>;
}

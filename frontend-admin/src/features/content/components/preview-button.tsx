import { lazy, Suspense } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { replaceUndefinedWithNull } from '../edit-session.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { usePreview } from '../use-preview.ts';

const PreviewDrawer = lazy(async () => ({ default: (await import('./preview-drawer.tsx')).PreviewDrawer }));

interface PreviewButtonProps {
  kind: ContentKind;
  editing: ContentFormState;
  onError: (error: Error) => void;
}

export function PreviewButton({ kind, editing: { row, session, readValues }, onError }: PreviewButtonProps) {
  const preview = usePreview(kind);
  const open = () => {
    const values = readValues();
    const isSaved = row && session.isStored(values);
    preview.open({ id: row?.id, values: isSaved ? undefined : replaceUndefinedWithNull(values) }, onError);
  };
  return (
    <>
      <BusyButton label="Preview" busy="Opening..." isBusy={preview.isOpening} onClick={open} />
      <Suspense>
        {preview.links && <PreviewDrawer one={kind.one} preview={preview.links} onClose={preview.close} />}
      </Suspense>
    </>
  );
}

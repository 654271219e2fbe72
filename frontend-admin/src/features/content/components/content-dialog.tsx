import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { contentItemQuery, type ContentItem, type ContentValues } from '../api/content.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { useContentForm } from '../use-content-form.ts';
import { ContentForm } from './content-form.tsx';
import { OtherEditorsLine } from './presence-line.tsx';

interface ContentDialogProps {
  kind: ContentKind;
  onClose: () => void;
}

export const AddContentDialog = (props: ContentDialogProps & { prefill?: ContentValues }) => (
  <FormDialog {...props} row={undefined} />
);

export function EditContentDialog({ id, ...props }: ContentDialogProps & { id: string }) {
  const { kind, onClose } = props;
  const { api } = useShell();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...contentItemQuery(api, kind.name, id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const [isLoaded, setIsLoaded] = useState(false);
  // A later fetch may fail because the item was deleted; the open form stays.
  if (data && isFetchedAfterMount && !error && !isLoaded) setIsLoaded(true);
  if (data && isLoaded) return <FormDialog {...props} row={data} />;
  return (
    <Dialog open width={600} title={`Edit ${kind.one}`} footer={null} onCancel={onClose}>
      <LoadStatus
        isLoading={isFetching}
        failure={error ? `Failed to load this ${kind.one}` : undefined}
        onRetry={() => void refetch()}
      />
    </Dialog>
  );
}

interface FormDialogProps extends ContentDialogProps {
  row: ContentItem | undefined;
  prefill?: ContentValues;
}

function FormDialog({ kind, row, prefill, onClose }: FormDialogProps) {
  const editing = useContentForm(kind, row, prefill);
  const cancel = () => editing.leave(onClose);
  return (
    <Dialog
      open
      width={{ xs: '100%', sm: 600 }}
      className="form-dialog"
      title={`${row ? 'Edit' : 'Add'} ${kind.one}`}
      footer={null}
      mask={{ closable: false }}
      onCancel={cancel}
    >
      <OtherEditorsLine kind={kind.name} id={row?.id} />
      <ContentForm kind={kind} editing={editing} onSaved={onClose} onCancel={cancel} />
      {editing.place}
    </Dialog>
  );
}

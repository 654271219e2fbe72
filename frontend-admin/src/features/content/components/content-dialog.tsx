import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { contentItemQuery, type ContentItem, type ContentValues } from '../api/content.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { useContentForm } from '../use-content-form.ts';
import { ContentForm } from './content-form.tsx';
import { FormFrame } from './form-frame.tsx';
import { OtherEditorsLine } from './presence-line.tsx';

/** Age in ms up to which a prefetched version is current enough for the form. */
const prefetchedForMs = 3_000;

interface ContentDialogProps {
  kind: ContentKind;
  onClose: () => void;
}

export function AddContentDialog({ kind, prefill, onClose }: ContentDialogProps & { prefill?: ContentValues }) {
  const { leave, onLeave } = useLeaving(onClose);
  return (
    <FormDialog title={`Add ${kind.one}`} onCancel={leave}>
      <DialogForm kind={kind} row={undefined} prefill={prefill} onLeave={onLeave} onClose={onClose} />
    </FormDialog>
  );
}

interface EditContentDialogProps extends ContentDialogProps {
  id: string;
  listed?: ContentItem | undefined;
}

export function EditContentDialog({ kind, id, listed, onClose }: EditContentDialogProps) {
  const { api } = useShell();
  const { leave, onLeave } = useLeaving(onClose);
  const { data, error, isFetchedAfterMount, isFetching, isStale, refetch } = useQuery({
    ...contentItemQuery(api, kind.name, id),
    staleTime: prefetchedForMs,
    refetchOnWindowFocus: false,
  });
  const [isLoaded, setIsLoaded] = useState(false);
  const isCurrent = isFetchedAfterMount || !(isFetching || isStale);
  // A later fetch fails when another user has deleted the item, but the open form must stay.
  if (data && isCurrent && !error && !isLoaded) setIsLoaded(true);
  return (
    <FormDialog title={`Edit ${kind.one}`} onCancel={leave}>
      {data && isLoaded ? (
        <DialogForm kind={kind} row={data} onLeave={onLeave} onClose={onClose} />
      ) : isFetching ? (
        <FormFrame kind={kind} listed={listed} />
      ) : (
        <LoadStatus
          isLoading={false}
          failure={error ? `Failed to load this ${kind.one}` : undefined}
          onRetry={() => void refetch()}
        />
      )}
    </FormDialog>
  );
}

function useLeaving(onClose: () => void) {
  const current = useRef(onClose);
  const leave = useCallback(() => current.current(), []);
  const onLeave = useCallback((next: () => void): void => {
    current.current = next;
  }, []);
  return { leave, onLeave };
}

/** One dialog contains the loading state and the form, so that the dialog opens only once. */
const FormDialog = (props: Pick<ComponentProps<typeof Dialog>, 'title' | 'onCancel' | 'children'>) => (
  <Dialog
    open
    width={{ xs: '100%', sm: 600 }}
    className="form-dialog"
    footer={null}
    mask={{ closable: false }}
    {...props}
  />
);

interface DialogFormProps extends ContentDialogProps {
  row: ContentItem | undefined;
  prefill?: ContentValues | undefined;
  onLeave: (leave: () => void) => void;
}

function DialogForm({ kind, row, prefill, onLeave, onClose }: DialogFormProps) {
  const editing = useContentForm(kind, row, prefill);
  const cancel = () => editing.leave(onClose);
  useEffect(() => {
    onLeave(cancel);
  });
  return (
    <>
      <OtherEditorsLine kind={kind.name} id={row?.id} />
      <ContentForm kind={kind} editing={editing} onSaved={onClose} onCancel={cancel} />
      {editing.place}
    </>
  );
}

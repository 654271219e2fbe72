import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { capitalize } from '../../../ui/format.ts';
import { contentKey } from '../api/content.ts';
import { describeDeletion, type DeletionByOtherUser } from '../deletion.ts';
import { EditConflictError } from '../edit-session.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { ContentFormState } from '../use-content-form.ts';
import { CopyTextButton } from './copy-text-button.tsx';

interface DeletedDialogProps {
  kind: ContentKind;
  editing: ContentFormState;
  deletion: DeletionByOtherUser;
  onRestored: () => void;
  onConflict: (conflict: EditConflictError) => void;
  onAddAgain: () => void;
  onClose: () => void;
}

export function DeletedByOtherUserDialog({ kind, editing, deletion, ...on }: DeletedDialogProps) {
  const restore = useRestoreWithText(kind, editing, on);
  return (
    <Dialog
      open
      width={520}
      title={`${capitalize(kind.one)} deleted`}
      closable={false}
      mask={{ closable: false }}
      onCancel={on.onClose}
      footer={
        <Flex wrap gap={8} justify="end">
          <Button onClick={on.onClose}>Close</Button>
          <CopyTextButton kind={kind} readValues={editing.readValues} />
          {deletion.canRestore ? (
            <BusyButton
              type="primary"
              label="Restore it with my text"
              busy="Restoring..."
              isBusy={restore.isPending}
              onClick={restore.mutate}
            />
          ) : (
            <Button type="primary" onClick={on.onAddAgain}>
              Add it again
            </Button>
          )}
        </Flex>
      }
    >
      <p>{`${describeDeletion(kind.one, deletion)} What you wrote is still here.`}</p>
      {deletion.canRestore && <p>A restored {kind.one} is a draft, which only staff can see.</p>}
    </Dialog>
  );
}

type Handlers = Pick<DeletedDialogProps, 'onRestored' | 'onConflict'>;

function useRestoreWithText({ one }: ContentKind, editing: ContentFormState, { onRestored, onConflict }: Handlers) {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => editing.session.restoreWith(editing.readValues()),
    onSuccess: () => {
      toasts.show({ title: `${capitalize(one)} restored as a draft`, description: 'It has the text that you wrote.' });
      void refetchQuery(queryClient, contentKey);
      void refetchQuery(queryClient, ['stats']);
      onRestored();
    },
    onError: (error) => {
      if (error instanceof EditConflictError) onConflict(error);
      else toasts.show(createFailureToast(`Failed to restore ${one}`, error));
    },
  });
}

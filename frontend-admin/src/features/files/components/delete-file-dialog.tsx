import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { ApiProblem, readApiResponse } from 'shell/api-problem';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { filesKey, type FileUsage, type StoredFileDetails } from '../api/files.ts';
import { UsageList } from './usage-list.tsx';

interface DeleteFileDialogProps {
  file: StoredFileDetails;
  usages: readonly FileUsage[];
  onInUse: (usages: readonly FileUsage[]) => void;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteFileDialog({ file, usages, onInUse, onDeleted, onClose }: DeleteFileDialogProps) {
  useFocusReturn();
  const { mutate, isPending } = useDeleteFile(file, { onInUse, onDeleted, onClose });
  const isInUse = usages.length > 0;
  return (
    <Dialog
      open
      width={440}
      title={isInUse ? 'This file is in use' : `Delete “${file.name}”?`}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        isInUse ? (
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button autoFocus onClick={onClose}>
              Cancel
            </Button>
            <BusyButton
              danger
              type="primary"
              label="Delete file"
              busy="Deleting..."
              isBusy={isPending}
              onClick={() => mutate()}
            />
          </>
        )
      }
    >
      {isInUse ? (
        <>
          <p>You can delete it after you have removed it from these places:</p>
          <UsageList usages={usages} unusedSince={null} />
        </>
      ) : (
        <p>Nothing uses this file. You cannot undo the deletion.</p>
      )}
    </Dialog>
  );
}

function useDeleteFile(
  { id }: StoredFileDetails,
  on: Pick<DeleteFileDialogProps, 'onInUse' | 'onDeleted' | 'onClose'>,
) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => readApiResponse(api.DELETE('/api/admin/files/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      toasts.show({ title: 'File deleted' });
      on.onDeleted();
      return refetchQuery(queryClient, [...filesKey, 'list']);
    },
    onError: (error) => {
      const isInUse = error instanceof ApiProblem && error.code === 'files.in-use';
      if (isInUse) return on.onInUse((error.details['usages'] ?? []) as FileUsage[]);
      toasts.show(createFailureToast('Failed to delete the file', error));
      on.onClose();
    },
  });
}

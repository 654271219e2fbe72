import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { capitalize } from '../../../ui/format.ts';
import { contentKey, deleteContentItem, type ContentItem } from '../api/content.ts';
import type { ContentKind } from '../kinds/kind.ts';

interface DeleteDialogProps {
  kind: ContentKind;
  row: ContentItem;
  onClose: () => void;
}

export function DeleteContentDialog({ kind, row, onClose }: DeleteDialogProps) {
  const { one, name, deletion } = kind;
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteContentItem(api, name, row.id),
    onSuccess: () => {
      toasts.show({ title: `${capitalize(one)} deleted` });
      void refetchQuery(queryClient, contentKey);
      void refetchQuery(queryClient, ['stats']);
    },
    onError: (error) => toasts.show(createFailureToast(`Failed to delete ${one}`, error)),
    onSettled: onClose,
  });
  const isConfirmed = !deletion.asksForTitle || typed.trim() === row.title;
  const also = deletion.alsoDeletes?.(row);
  return (
    <Modal
      open
      width={440}
      className="delete-dialog"
      title={deletion.question}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            danger
            type="primary"
            label={`Delete ${one}`}
            busy="Deleting..."
            isBusy={isPending}
            disabled={!isConfirmed}
            onClick={() => mutate()}
          />
        </>
      }
    >
      <p>
        <strong>{row.title}</strong>
        {also && <span>{` and its ${also}`}</span>}
        <span> will be deleted. This cannot be undone.</span>
      </p>
      {deletion.asksForTitle && (
        <p>
          <label htmlFor={id}>To confirm, type the title</label>
          <Input id={id} value={typed} placeholder={row.title} onChange={({ target }) => setTyped(target.value)} />
        </p>
      )}
    </Modal>
  );
}

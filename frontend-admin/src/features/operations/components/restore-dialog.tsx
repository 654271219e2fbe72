import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { ActionDialog, ActionError } from '../../../ui/action-dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { operationsKey, requestRestore, type AvailableBackup } from '../api/operations.ts';

interface RestoreDialogProps {
  backup: AvailableBackup;
  onClose: () => void;
}

/** The administrator confirms the restore with the date of the backup in UTC. */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const at = formatDateTime(backup.createdAt);
  const date = backup.name.slice(0, 10);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestRestore(api, { backup: backup.name, typed }),
    onSuccess: () => {
      toasts.show({ title: 'The restore starts within seconds' });
      onClose();
    },
    onSettled: () => refetchQuery(queries, operationsKey),
  });
  return (
    <ActionDialog
      width={520}
      title={`Restore the backup of ${at}?`}
      action={{
        label: 'Restore this backup',
        busy: 'Starting...',
        isBusy: isPending,
        danger: true,
        disabled: typed.trim() !== date,
        onClick: () => mutate(),
      }}
      onClose={onClose}
    >
      <Form layout="vertical" style={{ paddingBottom: 12 }}>
        <ul className="faults" style={{ marginBottom: 16 }}>
          <li>
            {'Everything that was written after this backup is lost: accounts, entries, posts, content and settings.'}
          </li>
          <li>{'The site is read-only until the restore has ended. Pages and media work.'}</li>
          <li>
            {
              'A restore point is made first: until the next restore you can undo this. If the site does not work with the restored data, the former data is used again.'
            }
          </li>
          <li>{'Emails are not sent twice, and payments since the backup are read from Stripe.'}</li>
          <li>{'People who signed in after the backup have to sign in again. This can include you.'}</li>
        </ul>
        <Form.Item label={`Type ${date} (the date in UTC) to confirm.`} htmlFor={fieldId}>
          <Input id={fieldId} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Form.Item>
        <ActionError error={error} />
      </Form>
    </ActionDialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { capitalize } from '../../../ui/format.ts';
import { contentKey, contentList, deleteContentItem, type ContentItem } from '../api/content.ts';
import { restoreFromTrash } from '../api/trash.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { contentKinds } from '../kinds/kinds.ts';
import { RemovalAudience, useRemovalAudience } from './removal-audience.tsx';

interface DeleteDialogProps {
  kind: ContentKind;
  row: ContentItem;
  onClose: () => void;
}

export function DeleteContentDialog({ kind, row, onClose }: DeleteDialogProps) {
  const { one, deletion } = kind;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useDeleteContent(kind);
  const isConfirmed = !deletion.asksForTitle || typed.trim() === row.title;
  const also = deletion.alsoDeletes?.(row);
  const audience = useRemovalAudience(kind, [row.id]);
  return (
    <Dialog
      open
      width={440}
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
            label={`Delete ${one}${audience.suffix}`}
            busy="Deleting..."
            isBusy={isPending}
            disabled={!isConfirmed || !audience.isKnown}
            onClick={() => mutate(row, { onSettled: onClose })}
          />
        </>
      }
    >
      <p>
        <strong>{row.title}</strong>
        {also && <span>{` and its ${also}`}</span>}
        <span> will be moved to the trash and stay there for 30 days.</span>
      </p>
      <Dependents kind={kind} row={row} />
      <RemovalAudience audience={audience} />
      {deletion.asksForTitle && (
        <p>
          <label htmlFor={id}>To confirm, type the title</label>
          <Input id={id} value={typed} placeholder={row.title} onChange={({ target }) => setTyped(target.value)} />
        </p>
      )}
    </Dialog>
  );
}

function useDeleteContent({ name, one }: ContentKind) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const refetchStats = () => refetchQuery(queryClient, ['stats']);
  return useMutationWithToast<ContentItem>({
    key: contentKey,
    call: ({ id }) => deleteContentItem(api, name, id).then(refetchStats),
    done: () => `${capitalize(one)} deleted`,
    failed: () => `Failed to delete ${one}`,
    undo: {
      call: ({ id }) => restoreFromTrash(api, id, { asBefore: true }).then(refetchStats),
      done: () => `${capitalize(one)} restored`,
      failed: () => `Failed to restore ${one}`,
    },
  });
}

const namedDependents = 5;

function Dependents({ kind, row }: Pick<DeleteDialogProps, 'kind' | 'row'>) {
  const { api } = useShell();
  const child = contentKinds.find(({ parent }) => parent?.kind === kind.name);
  const list = child?.parent && contentList(api, child.name, { [child.parent.filter]: row.id });
  const { data } = useQuery({
    queryKey: [...(list?.key ?? contentKey), 'dependents'],
    queryFn: () => list?.read({ limit: namedDependents }),
    enabled: list !== undefined,
  });
  if (!child || !data || data.items.length === 0) return null;
  return (
    <ul className="dependents" aria-label={capitalize(child.name)}>
      {data.items.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
      {data.nextCursor && <li>and more</li>}
    </ul>
  );
}

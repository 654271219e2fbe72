import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { capitalize, formatDateTime } from '../../../ui/format.ts';
import { contentKey } from '../api/content.ts';
import { deleteForever, restoreFromTrash, trashList, type TrashedItem } from '../api/trash.ts';
import { toSingularKind } from '../../../ui/kind-name.ts';
import { useUrlFilters } from '../use-url-filters.ts';
import { formatDaysLeft, describeDependents } from '../trash-texts.ts';
import { ConfirmationDialog } from './question-dialog.tsx';

const columns: Column<TrashedItem>[] = [
  {
    title: 'Title',
    cell: ({ kind, title, below }) => (
      <>
        <strong>{title}</strong>
        {below > 0 && <span className="below">{describeDependents(kind, below)}</span>}
      </>
    ),
  },
  {
    title: 'Kind',
    width: { medium: '13%', wide: '13%' },
    from: 'medium',
    cell: ({ kind }) => capitalize(toSingularKind(kind)),
  },
  {
    title: 'Deleted',
    width: { wide: '20%' },
    from: 'wide',
    cell: ({ deletedAt, deletedBy }) => (
      <>
        <span>{formatDateTime(deletedAt)}</span>
        {deletedBy && <span className="below">by {deletedBy}</span>}
      </>
    ),
    folded: ({ deletedAt, deletedBy }) => `Deleted ${formatDateTime(deletedAt)}${deletedBy ? ` by ${deletedBy}` : ''}`,
  },
  {
    title: 'Days left',
    width: { medium: '14%', wide: '12%' },
    from: 'medium',
    cell: ({ deletedForeverAt }) => formatDaysLeft(deletedForeverAt),
    folded: ({ deletedForeverAt }) => `${formatDaysLeft(deletedForeverAt)} left`,
  },
];

type Asking = { about: 'parent'; item: TrashedItem; question: string } | { about: 'forever'; item: TrashedItem };

export function TrashList() {
  const { api } = useShell();
  const isAdmin = useIsAdmin();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const { filters, setFilter } = useUrlFilters();
  const [typed, setTyped] = useState(filters.get('q') ?? '');
  const q = useDebouncedValue(typed.trim());
  const restore = useRestore((item, question) => setAsking({ about: 'parent', item, question }));
  const remove = useMutationWithToast<TrashedItem>({
    key: contentKey,
    call: ({ id }) => deleteForever(api, id),
    done: ({ kind }) => `${capitalize(toSingularKind(kind))} deleted for ever`,
    failed: ({ kind }) => `Failed to delete ${toSingularKind(kind)}`,
  });
  const actions: Column<TrashedItem> = {
    title: 'Actions',
    width: { narrow: '124px', medium: isAdmin ? '236px' : '104px', wide: isAdmin ? '236px' : '104px' },
    cell: (item) => (
      <Flex wrap gap={4}>
        <Button size="small" aria-label={`Restore ${item.title}`} onClick={() => restore.mutate({ item })}>
          Restore
        </Button>
        {isAdmin && (
          <Button
            type="text"
            size="small"
            danger
            aria-label={`Delete for ever: ${item.title}`}
            onClick={() => setAsking({ about: 'forever', item })}
          >
            Delete for ever
          </Button>
        )}
      </Flex>
    ),
  };
  return (
    <>
      <Typography.Text type="secondary">
        Deleted items stay here for 30 days. A restored item is a draft, with everything that was deleted with it.
      </Typography.Text>
      <SearchField
        placeholder="Search by title..."
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setFilter('q', text.trim());
        }}
      />
      <PagedTable
        label="Trash"
        noun="the trash"
        list={trashList(api)}
        search={q}
        columns={[...columns, actions]}
        empty={q ? `Nothing in the trash matches “${q}”.` : 'The trash is empty.'}
        order="latest first"
      />
      {asking?.about === 'parent' && (
        <ConfirmationDialog
          title={asking.question}
          text={`“${asking.item.title}” cannot be restored alone. Both will be drafts.`}
          yes="Restore both"
          busy="Restoring..."
          isBusy={restore.isPending}
          onYes={() => restore.mutate({ item: asking.item, withParent: true }, { onSettled: close })}
          onClose={close}
        />
      )}
      {asking?.about === 'forever' && (
        <ConfirmationDialog
          title={`Delete “${asking.item.title}” for ever?`}
          text="This cannot be undone. Its versions are deleted too."
          yes="Delete for ever"
          busy="Deleting..."
          isDanger
          isBusy={remove.isPending}
          onYes={() => remove.mutate(asking.item, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

interface Restoring {
  item: TrashedItem;
  withParent?: boolean;
}

function useRestore(onAsk: (item: TrashedItem, question: string) => void) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ item, withParent = false }: Restoring) => restoreFromTrash(api, item.id, { withParent }),
    onSuccess: (_answer, { item }) =>
      toasts.show({ title: `${capitalize(toSingularKind(item.kind))} restored as a draft` }),
    onError: (error, { item }) => {
      if (error instanceof ApiProblem && error.code === 'content.parent-in-trash') onAsk(item, error.message);
      else toasts.show(createFailureToast(`Failed to restore ${toSingularKind(item.kind)}`, error));
    },
    onSettled: () => refetchQuery(queryClient, contentKey),
  });
}

import { arrayMove } from '@dnd-kit/sortable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PagedList } from '../../shell/paged-list.ts';
import { useLoadFailureToast, useShell } from '../../shell/shell.tsx';
import { useMutationWithToast } from '../../shell/use-change.ts';
import { contentKey, type ContentItem } from './api/content.ts';
import { readOrderedItems, saveContentOrder } from './api/order.ts';
import type { ContentKind } from './kinds/kind.ts';

interface Reordering {
  ids: string[];
  before: string[];
}

export function useContentOrder(kind: ContentKind, parentId: string, list: PagedList<ContentItem>) {
  const { api } = useShell();
  const [moved, setMoved] = useState<string[]>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...list.key, 'ordered'],
    queryFn: () => readOrderedItems(list),
  });
  const failure = `Failed to load ${kind.name}`;
  useLoadFailureToast(error, failure);
  const save = (ids: string[]) => saveContentOrder(api, kind.name, { parentId, ids });
  const { mutate } = useMutationWithToast<Reordering>({
    key: contentKey,
    // The scope sends quick moves one after the other, in the order of the user.
    scope: 'content-order',
    call: ({ ids }) => save(ids),
    done: () => 'Order saved',
    failed: () => 'Failed to save the order',
    undo: {
      call: ({ before }) => save(before),
      done: () => 'Order restored',
      failed: () => 'Failed to restore the order',
    },
  });
  const stored = data ?? [];
  const items = moved ? stored.toSorted((one, other) => moved.indexOf(one.id) - moved.indexOf(other.id)) : stored;
  const move = (from: number, to: number) => {
    const before = items.map(({ id }) => id);
    const ids = arrayMove(before, from, to);
    setMoved(ids);
    mutate({ ids, before }, { onSettled: () => setMoved(undefined) });
  };
  return {
    items,
    isTooLong: data === null,
    isPending,
    failure: error ? failure : undefined,
    refetch,
    move,
  };
}

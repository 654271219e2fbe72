import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from 'shell/refetch';
import { ApiProblem } from 'shell/api-problem';
import { useShell, type Shell } from '../../shell/shell.tsx';
import { capitalize } from '../../ui/format.ts';
import { changeItem, contentKey, createItem, readItem, type Item, type Values } from './api/content.ts';
import type { ContentKind } from './kinds/kind.ts';
import { changedFields, compare, type Comparison } from './merge.ts';

/** Thrown when another user changed the same fields after `base` was read, so the user must choose. */
export class Conflict extends Error {
  override readonly name = 'Conflict';

  constructor(
    readonly theirs: Item,
    readonly mine: Values,
    readonly comparison: Comparison,
  ) {
    super('Another person has saved this in the meantime.');
  }
}

interface Version {
  /** Version of the item when editing began; undefined for a new item. */
  base: Item | undefined;
  draft: Values;
}

/** Preserves changes that other users saved in the meantime; throws Conflict when both changed the same field. */
async function save(api: Shell['api'], { name }: ContentKind, { base, draft }: Version): Promise<unknown> {
  if (!base) return createItem(api, name, draft);
  const changes = changedFields(base, draft);
  try {
    return await changeItem(api, name, base, changes);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'content.changed-meanwhile') throw error;
    const theirs = await readItem(api, name, base.id);
    const comparison = compare(base, draft, theirs);
    if (comparison.both.length > 0) throw new Conflict(theirs, draft, comparison);
    return changeItem(api, name, theirs, changes);
  }
}

/** Shows a toast and refetches the lists on success; the form shows errors. */
export function useSave(kind: ContentKind) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: Version) => save(api, kind, version),
    onSuccess: (_answer, { base }) => {
      toasts.show({ title: `${capitalize(kind.one)} ${base ? 'updated' : 'created'} successfully` });
      void refetch(queryClient, contentKey);
      void refetch(queryClient, ['stats']);
    },
  });
}

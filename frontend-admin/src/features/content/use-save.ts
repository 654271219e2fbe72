import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { ApiProblem } from 'shell/api-problem';
import { useShell, type Shell } from '../../shell/shell.tsx';
import { capitalize } from '../../ui/format.ts';
import {
  updateContentItem,
  contentKey,
  createContentItem,
  fetchContentItem,
  type ContentItem,
  type ContentValues,
} from './api/content.ts';
import type { ContentKind } from './kinds/kind.ts';
import { getChangedFields, compareEdits, type EditComparison } from './merge.ts';

/** Thrown when another user changed the same fields after `base` was read, so the user must choose. */
export class EditConflictError extends Error {
  override readonly name = 'Conflict';

  constructor(
    readonly theirs: ContentItem,
    readonly mine: ContentValues,
    readonly comparison: EditComparison,
  ) {
    super('Another person has saved this in the meantime.');
  }
}

interface Version {
  /** Version of the item when editing began; undefined for a new item. */
  base: ContentItem | undefined;
  draft: ContentValues;
}

/** Preserves changes that other users saved in the meantime; throws Conflict when both changed the same field. */
async function save(api: Shell['api'], { name }: ContentKind, { base, draft }: Version): Promise<unknown> {
  if (!base) return createContentItem(api, name, draft);
  const changes = getChangedFields(base, draft);
  try {
    return await updateContentItem(api, name, base, changes);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'content.changed-meanwhile') throw error;
    const theirs = await fetchContentItem(api, name, base.id);
    const comparison = compareEdits(base, draft, theirs);
    if (comparison.both.length > 0) throw new EditConflictError(theirs, draft, comparison);
    return updateContentItem(api, name, theirs, changes);
  }
}

/** Shows a toast and refetches the lists on success; the form shows errors. */
export function useSaveContent(kind: ContentKind) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: Version) => save(api, kind, version),
    onSuccess: (_answer, { base }) => {
      toasts.show({ title: `${capitalize(kind.one)} ${base ? 'updated' : 'created'} successfully` });
      void refetchQuery(queryClient, contentKey);
      void refetchQuery(queryClient, ['stats']);
    },
  });
}

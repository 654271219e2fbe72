import { readApiResponse } from 'shell/api-problem';
import type { ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey } from './content.ts';

type Api = Shell['api'];

export type TrashedItem = ResponseItem<'/api/admin/content/trash'>;

export const trashList = (api: Api): PagedList<TrashedItem> => ({
  key: [...contentKey, 'trash'],
  read: (query) => readApiResponse(api.GET('/api/admin/content/trash', { params: { query } })),
});

interface RestoreOptions {
  /** If true, items that were published before the deletion are published again instead of becoming drafts. */
  asBefore?: boolean;
  withParent?: boolean;
}

/** Rejects with 409 if the parent is also in the trash and `withParent` is not set. */
export const restoreFromTrash = (api: Api, id: string, options: RestoreOptions = {}) =>
  readApiResponse(api.POST('/api/admin/content/trash/{id}/restore', { params: { path: { id } }, body: options }));

export const deleteForever = (api: Api, id: string) =>
  readApiResponse(api.DELETE('/api/admin/content/trash/{id}', { params: { path: { id } } }));

import { queryOptions } from '@tanstack/react-query';
import type { ResponseBody, ResponseItem } from 'shell/api';
import { readApiResponse } from 'shell/api-problem';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type StoredFile = ResponseItem<'/api/admin/files'>;
export type StoredFileDetails = ResponseBody<'/api/admin/files/{id}', 'get'>;
export type FileUsage = StoredFileDetails['usages'][number];
export type FileType = NonNullable<StoredFile['type']>;

export interface FileFilter {
  type?: FileType;
  unused?: boolean;
}

export const filesKey = ['files'];

export const fileList = (api: Api, filter: FileFilter = {}): PagedList<StoredFile> => ({
  key: [...filesKey, 'list', filter],
  read: (query) => readApiResponse(api.GET('/api/admin/files', { params: { query: { ...query, ...filter } } })),
});

const POLL_MS = 1_000;

export const isInProgress = ({ state }: Pick<StoredFile, 'state'>): boolean =>
  state === 'uploading' || state === 'processing';

export const fileQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'file', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/files/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_MS : false),
  });

const LINK_STALE_MS = 30 * 60_000;

/** Returns a URL that is valid for an hour. */
export const fileLinkQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['file-links', id],
    queryFn: () => readApiResponse(api.POST('/api/admin/files/{id}/link', { params: { path: { id } } })),
    staleTime: LINK_STALE_MS,
    // A new URL would restart the player.
    refetchOnWindowFocus: false,
  });

export const captionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'captions', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/files/{id}/captions', { params: { path: { id } } })),
  });

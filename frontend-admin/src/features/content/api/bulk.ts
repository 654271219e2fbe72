import { readApiResponse } from 'shell/api-problem';
import type { paths } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentKindName } from './content.ts';

type Api = Shell['api'];

type BulkPath = '/api/admin/content/{kind}/bulk';
export type BulkRequest = paths[BulkPath]['post']['requestBody']['content']['application/json'];
type BulkResponse = paths[BulkPath]['post']['responses'][200]['content']['application/json'];
export type BulkItem = BulkResponse['items'][number];

export const maxBulkItems = 100;

/** A refused item does not stop the other items. */
export const bulkChangeContent = (api: Api, kind: ContentKindName, request: BulkRequest): Promise<BulkResponse> =>
  readApiResponse(api.POST('/api/admin/content/{kind}/bulk', { params: { path: { kind } }, body: request }));

export const undoBulkChange = (api: Api, undoId: string) =>
  readApiResponse(api.POST('/api/admin/content/bulk/{undoId}/undo', { params: { path: { undoId } } }));

import { readApiResponse } from 'shell/api-problem';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentKindName } from './content.ts';

/** Copies an item and all items below it as drafts. Rejects with 409 when there are too many items. */
export const copyContentItem = (api: Shell['api'], kind: ContentKindName, id: string) =>
  readApiResponse(api.POST('/api/admin/content/{kind}/{id}/copy', { params: { path: { kind, id } } }));

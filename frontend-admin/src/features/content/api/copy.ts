import { readApiResponse } from 'shell/api-problem';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentKindName } from './content.ts';

/** Also copies the children of the item, and rejects with 409 if there are too many items. */
export const copyContentItem = (api: Shell['api'], kind: ContentKindName, id: string) =>
  readApiResponse(api.POST('/api/admin/content/{kind}/{id}/copy', { params: { path: { kind, id } } }));

import { readApiResponse } from 'shell/api-problem';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentKindName } from './content.ts';

/** Copies an item with everything below it as drafts. Returns 409 when that is too much for one copy. */
export const copyContentItem = (api: Shell['api'], kind: ContentKindName, id: string) =>
  readApiResponse(api.POST('/api/admin/content/{kind}/{id}/copy', { params: { path: { kind, id } } }));

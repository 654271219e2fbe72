import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentKindName, ContentValues } from './content.ts';

export type PreviewLinks = ResponseBody<'/api/admin/content/{kind}/previews', 'post'>;
export type PreviewReader = PreviewLinks['links'][number]['reader'];

export interface PreviewRequest {
  id: string | undefined;
  values: ContentValues | undefined;
}

export const createPreview = (
  api: Shell['api'],
  kind: ContentKindName,
  { id, values }: PreviewRequest,
): Promise<PreviewLinks> =>
  readApiResponse(
    api.POST('/api/admin/content/{kind}/previews', {
      params: { path: { kind } },
      body: { ...(id && { id }), ...(values && { values }) },
    }),
  );

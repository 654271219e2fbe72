import { readApiResponse } from 'shell/api-problem';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentKindName } from './content.ts';

type Api = Shell['api'];

const path = '/api/admin/content/{kind}/{id}/presence';
const params = (kind: ContentKindName, id: string) => ({ params: { path: { kind, id } } });

export async function reportPresence(api: Api, kind: ContentKindName, id: string): Promise<string[]> {
  return (await readApiResponse(api.PUT(path, params(kind, id)))).others;
}

export const endPresence = (api: Api, kind: ContentKindName, id: string) =>
  readApiResponse(api.DELETE(path, params(kind, id)));

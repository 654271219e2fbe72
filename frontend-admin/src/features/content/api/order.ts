import { readApiResponse } from 'shell/api-problem';
import type { ListPage, PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentItem, ContentKindName } from './content.ts';

type Api = Shell['api'];

const pageSize = 100;

/** The server orders at most this many items of one parent. */
const maxOrdered = 200;

/** Returns null when the list has more items than the server can order. */
export async function readOrderedItems(list: PagedList<ContentItem>): Promise<ContentItem[] | null> {
  const items: ContentItem[] = [];
  let page: ListPage<ContentItem> | undefined;
  do {
    page = await list.read({ limit: pageSize, ...(page?.nextCursor && { cursor: page.nextCursor }) });
    items.push(...page.items);
  } while (page.nextCursor && items.length < maxOrdered);
  return page.nextCursor ? null : items;
}

/** `ids` must contain all items of the parent, otherwise the server responds with 409. */
export const saveContentOrder = (
  api: Api,
  kind: ContentKindName,
  { parentId, ids }: { parentId: string; ids: string[] },
) =>
  readApiResponse(api.PUT('/api/admin/content/{kind}/order', { params: { path: { kind } }, body: { parentId, ids } }));

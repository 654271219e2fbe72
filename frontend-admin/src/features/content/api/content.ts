import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ListPage, PagedList } from '../../../shell/paged-list.ts';
import type { paths, ResponseItem, RequestBody } from 'shell/api';
import type { Tier } from 'shell/tier';
import type { Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type ContentKindName = KindAt<keyof paths>;
type KindAt<Path extends keyof paths> = Path extends `/api/admin/${infer Name}/{id}`
  ? paths[Path] extends { delete: object }
    ? Name
    : never
  : never;

export type ContentRow<Name extends ContentKindName> = ResponseItem<`/api/admin/${Name}`>;
type PublicationField = 'status' | 'publishAt' | 'unpublishAt';
export type ContentDraft<Name extends ContentKindName> = Omit<RequestBody<`/api/admin/${Name}`>, PublicationField>;

export type ContentStatus = 'draft' | 'scheduled' | 'published';
export type ContentValues = Readonly<Record<string, unknown>>;

export type ContentItem = {
  id: string;
  title: string;
  updatedAt: string;
  status: ContentStatus;
  publishAt: string | null;
  unpublishAt: string | null;
  hasDraft: boolean;
  problem?: string | null;
  /** Unpublished changes, which only the response for a single published item contains. */
  draft?: ContentValues | null;
  draftUpdatedAt?: string | null;
} & ContentValues;

/** One kind can appear in lists of another kind, so a change refetches all content queries. */
export const contentKey = ['content'];

/** The APIs of all kinds have the same form, so the casts use the types of the lessons API for every kind. */
const listPath = (kind: ContentKindName) => `/api/admin/${kind}` as '/api/admin/lessons';
const itemPath = (kind: ContentKindName) => `/api/admin/${kind}/{id}` as '/api/admin/lessons/{id}';

export type ContentFilter = { program?: string; module?: string; status?: ContentStatus; tier?: Tier };

/** The cursors of this list are page numbers. */
export const contentList = (api: Api, kind: ContentKindName, filter: ContentFilter = {}): PagedList<ContentItem> => ({
  key: [...contentKey, kind, filter],
  read: async ({ cursor, ...request }) => {
    const page = Number(cursor ?? 1);
    const query = { ...request, ...filter, page };
    const found = (await readApiResponse(api.GET(listPath(kind), { params: { query } }))) as ListPage<ContentItem>;
    return {
      items: found.items.map((item) => ({ ...item, title: item.title || 'Untitled' })),
      nextCursor: found.nextCursor ? String(page + 1) : null,
    };
  },
});

export const contentChoicesQuery = (api: Api, kind: ContentKindName, q: string) =>
  queryOptions({
    queryKey: [...contentKey, kind, 'choices', q],
    queryFn: () =>
      readApiResponse(
        api.GET(listPath(kind), { params: { query: { sort: 'title', limit: 100, ...(q && { q }) } } }),
      ) as Promise<ListPage<ContentItem>>,
  });

export const fetchContentItem = (api: Api, kind: ContentKindName, id: string): Promise<ContentItem> =>
  readApiResponse(api.GET(itemPath(kind), { params: { path: { id } } })) as Promise<ContentItem>;

export const contentItemQuery = (api: Api, kind: ContentKindName, id: string) =>
  queryOptions({ queryKey: [...contentKey, kind, id], queryFn: () => fetchContentItem(api, kind, id) });

export const createContentItem = (api: Api, kind: ContentKindName, values: ContentValues): Promise<ContentItem> =>
  readApiResponse(api.POST(listPath(kind), { body: values as ContentDraft<'lessons'> })) as Promise<ContentItem>;

/** Rejects with 409 when another user has saved after `updatedAt`. */
export const updateContentItem = (
  api: Api,
  kind: ContentKindName,
  { id, updatedAt }: ContentItem,
  changes: ContentValues,
): Promise<ContentItem> =>
  readApiResponse(
    api.PATCH(itemPath(kind), {
      params: { path: { id }, header: { 'if-match': `"${updatedAt}"` } },
      body: changes as ContentDraft<'lessons'>,
    }),
  ) as Promise<ContentItem>;

export const deleteContentItem = (api: Api, kind: ContentKindName, id: string) =>
  readApiResponse(api.DELETE(itemPath(kind), { params: { path: { id } } }));

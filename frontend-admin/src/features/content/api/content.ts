import { queryOptions } from '@tanstack/react-query';
import { readResponse } from 'shell/api-problem';
import type { Page, PagedList } from '../../../shell/paged-list.ts';
import type { paths, Row, RequestBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type KindName = KindAt<keyof paths>;
type KindAt<Path extends keyof paths> = Path extends `/api/admin/${infer Name}/{id}`
  ? paths[Path] extends { delete: object }
    ? Name
    : never
  : never;

export type StaffRow<Name extends KindName> = Row<`/api/admin/${Name}`>;
type PublicationField = 'status' | 'publishAt' | 'unpublishAt';
export type Draft<Name extends KindName> = Omit<RequestBody<`/api/admin/${Name}`>, PublicationField>;

/** Fields that all kinds share; other fields are read by name. */
export type Item = { id: string; title: string; updatedAt: string } & Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;

/** Prefix of all content queries, invalidated together because one kind may appear in lists of others. */
export const contentKey = ['content'];

/** All kinds share one API shape, so the types use one path for all. */
const listPath = (kind: KindName) => `/api/admin/${kind}` as '/api/admin/lessons';
const itemPath = (kind: KindName) => `/api/admin/${kind}/{id}` as '/api/admin/lessons/{id}';

export type ParentFilter = { program?: string; module?: string };

export const contentList = (api: Api, kind: KindName, filter: ParentFilter = {}): PagedList<Item> => ({
  key: [...contentKey, kind, filter],
  read: (query) =>
    readResponse(api.GET(listPath(kind), { params: { query: { ...query, ...filter } } })) as Promise<Page<Item>>,
});

/** Choices of a select field for the parent: at most 100, sorted by title. */
export const choicesQuery = (api: Api, kind: KindName, q: string) =>
  queryOptions({
    queryKey: [...contentKey, kind, 'choices', q],
    queryFn: () =>
      readResponse(
        api.GET(listPath(kind), { params: { query: { sort: 'title', limit: 100, ...(q && { q }) } } }),
      ) as Promise<Page<Item>>,
  });

export const readItem = (api: Api, kind: KindName, id: string): Promise<Item> =>
  readResponse(api.GET(itemPath(kind), { params: { path: { id } } })) as Promise<Item>;

export const itemQuery = (api: Api, kind: KindName, id: string) =>
  queryOptions({ queryKey: [...contentKey, kind, id], queryFn: () => readItem(api, kind, id) });

export const createItem = (api: Api, kind: KindName, draft: Values) =>
  readResponse(api.POST(listPath(kind), { body: draft as Draft<'lessons'> }));

/** Returns 409 when another user has saved since `updatedAt`. */
export const changeItem = (api: Api, kind: KindName, { id, updatedAt }: Item, changes: Values) =>
  readResponse(
    api.PATCH(itemPath(kind), { params: { path: { id } }, body: { ...(changes as Draft<'lessons'>), updatedAt } }),
  );

export const deleteItem = (api: Api, kind: KindName, id: string) =>
  readResponse(api.DELETE(itemPath(kind), { params: { path: { id } } }));

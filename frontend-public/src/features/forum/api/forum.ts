import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { readResponse, api, ApiProblem, type ResponseBody, type Row } from 'shell/api';
import { mentionedIds, type MentionText } from '../mentions.ts';

export type TopicRow = Row<'/api/forum/topics'>;
export type Post = Row<'/api/forum/topics/{slug}/posts'>;
export type Topic = ResponseBody<'/api/forum/topics/{slug}', 'get'>;
export type WrittenPost = ResponseBody<'/api/forum/topics/{slug}/posts', 'post'>;
export const topicLists = ['latest', 'new', 'following'] as const;
export type TopicList = (typeof topicLists)[number];

const pageSize = 50;

export const forumQuery = queryOptions({
  queryKey: ['forum', 'home'],
  queryFn: () => readResponse(api.GET('/api/forum')),
});

/** True if the error means that the forum requires a higher tier. */
export const isLocked = (error: Error | null): boolean => error instanceof ApiProblem && error.status === 403;

export const isSuspendedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'community.suspended';

/** True if an earlier version of the draft was already posted: the current text must become another post. */
export const isAlreadyPostedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'community.post-exists';

export const topicsQuery = (show: TopicList, category: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topics', { show, category }],
    queryFn: ({ pageParam }) =>
      readResponse(
        api.GET('/api/forum/topics', {
          params: {
            query: { show, limit: pageSize, ...(category && { category }), ...(pageParam && { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const searchPostsQuery = (q: string, author: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'found', { q, author }],
    queryFn: ({ pageParam }) =>
      readResponse(
        api.GET('/api/forum/search', {
          params: { query: { q, limit: pageSize, ...(author && { author }), ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const lessonThreadsQuery = (lessonIds: readonly string[]) =>
  queryOptions({
    queryKey: ['forum', 'talks', lessonIds],
    queryFn: async () =>
      (await readResponse(api.GET('/api/forum/topics', { params: { query: { lesson: [...lessonIds] } } }))).items,
  });

export const lastPostsQuery = (slug: string, limit: number) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug, 'last', limit],
    queryFn: async () => {
      const query = { limit, before: 2_147_483_647 };
      return (await readResponse(api.GET('/api/forum/topics/{slug}/posts', { params: { path: { slug }, query } })))
        .items;
    },
  });

/** Always refetched, because the read marker decides where the unread posts begin. */
export const topicQuery = (slug: string, post?: number) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug, { post }],
    queryFn: () => {
      const query = { limit: pageSize, ...(post !== undefined && { post }) };
      return readResponse(api.GET('/api/forum/topics/{slug}', { params: { path: { slug }, query } }));
    },
    staleTime: 0,
  });

export const cachedTopic = (client: QueryClient, slug: string): Topic | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['forum', 'topic', slug], predicate: ({ queryKey }) => typeof queryKey[3] === 'object' })
    .map(({ state }) => state.data as Topic | undefined)
    .findLast((topic) => topic !== undefined);

export function postNumberFromUrl(search: URLSearchParams): number | undefined {
  const number = search.get('post') ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : undefined;
}

interface PostRange {
  after?: number;
  before?: number;
}

/**
 * Loads pages of posts before and after `from`. The posts that were loaded with the topic at the time `cameAt` are the
 * first page.
 */
export const postsQuery = ({ slug, after, posts }: Topic, { from, cameAt }: { from: number; cameAt: number }) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topic', slug, 'posts', from],
    ...(from === after && {
      initialData: { pages: [posts], pageParams: [{ after }] },
      initialDataUpdatedAt: cameAt,
    }),
    queryFn: ({ pageParam }) =>
      readResponse(
        api.GET('/api/forum/topics/{slug}/posts', {
          params: { path: { slug }, query: { limit: pageSize, ...pageParam } },
        }),
      ),
    initialPageParam: { after: from } as PostRange,
    getNextPageParam: ({ hasLater, items }): PostRange | undefined =>
      hasLater ? { after: items.at(-1)?.number ?? 0 } : undefined,
    getPreviousPageParam: ({ hasEarlier, items }): PostRange | undefined =>
      hasEarlier ? { before: items[0]?.number ?? 0 } : undefined,
    staleTime: 5_000,
    gcTime: 0,
  });

interface NewPost extends MentionText {
  clientId: string;
}
interface NewTopic extends NewPost {
  category: string;
  title: string;
  follows: boolean;
  lessonId?: string;
}

const toBody = (words: MentionText) => ({ text: words.text, mentions: mentionedIds(words) });

export const sendReply = (slug: string, { clientId, ...words }: NewPost) =>
  readResponse(
    api.POST('/api/forum/topics/{slug}/posts', { params: { path: { slug } }, body: { clientId, ...toBody(words) } }),
  );

export const createTopic = ({ clientId, category, title, follows, lessonId, ...words }: NewTopic) =>
  readResponse(
    api.POST('/api/forum/topics', {
      body: { clientId, category, title, follows, ...toBody(words), ...(lessonId && { lessonId }) },
    }),
  );

export const preview = (words: MentionText) => readResponse(api.POST('/api/forum/preview', { body: toBody(words) }));

const pathId = (id: string) => ({ params: { path: { id } } });

export const editPost = (id: string, words: MentionText) =>
  readResponse(api.PUT('/api/forum/posts/{id}', { ...pathId(id), body: toBody(words) }));

/** The key contains the time of the latest edit, because each edit adds a version. */
export const historyQuery = ({ id, editedAt }: Post) =>
  queryOptions({
    queryKey: ['forum', 'history', id, editedAt],
    queryFn: () => readResponse(api.GET('/api/forum/posts/{id}/history', pathId(id))),
  });
export const deletePost = (id: string) => readResponse(api.DELETE('/api/forum/posts/{id}', pathId(id)));
export const restorePost = (id: string) => readResponse(api.POST('/api/forum/posts/{id}/restore', pathId(id)));
export const setThanked = (id: string, isThanked: boolean) =>
  readResponse(api.PUT('/api/forum/posts/{id}/thanks', { ...pathId(id), body: { isThanked } }));

export type Reason = 'unkind' | 'confidence' | 'selling' | 'danger' | 'other';
export const report = (id: string, reason: Reason, words: string) =>
  readResponse(api.POST('/api/forum/posts/{id}/reports', { ...pathId(id), body: { reason, words: words || null } }));

export const follow = (slug: string, follows: boolean) =>
  readResponse(api.PUT('/api/forum/topics/{slug}/follow', { params: { path: { slug } }, body: { follows } }));
export const markRead = (slug: string, number: number) =>
  readResponse(api.PUT('/api/forum/topics/{slug}/read', { params: { path: { slug } }, body: { number } }));
export const markNotificationsRead = (slug: string) =>
  readResponse(api.POST('/api/notifications/read-page', { body: { path: `/members/forum/${slug}` } }));
export const markAllRead = () => readResponse(api.POST('/api/forum/read-all'));

import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, api, ApiProblem, type Answered, type Row } from 'shell/api';
import { namedIn, type Words } from '../mentions.ts';

export type TopicRow = Row<'/api/forum/topics'>;
export type Post = Row<'/api/forum/topics/{slug}/posts'>;
export type Topic = Answered<'/api/forum/topics/{slug}', 'get'>;
export type WrittenPost = Answered<'/api/forum/topics/{slug}/posts', 'post'>;
export const topicLists = ['latest', 'new', 'following'] as const;
export type TopicList = (typeof topicLists)[number];

const pageSize = 50;

export const forumQuery = queryOptions({ queryKey: ['forum', 'home'], queryFn: () => answer(api.GET('/api/forum')) });

/** True if the forum requires a higher tier. */
export const isLocked = (error: Error | null): boolean => error instanceof ApiProblem && error.status === 403;

export const saysSuspended = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'community.suspended';

/** True if an earlier version of the draft was already posted: its current text is another post. */
export const saysPosted = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'community.post-exists';

export const topicsQuery = (show: TopicList, category: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topics', { show, category }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/forum/topics', {
          params: {
            query: { show, limit: pageSize, ...(category && { category }), ...(pageParam && { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const foundQuery = (q: string, author: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'found', { q, author }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/forum/search', {
          params: { query: { q, limit: pageSize, ...(author && { author }), ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const talksQuery = (lessonIds: readonly string[]) =>
  queryOptions({
    queryKey: ['forum', 'talks', lessonIds],
    queryFn: async () =>
      (await answer(api.GET('/api/forum/topics', { params: { query: { lesson: [...lessonIds] } } }))).items,
  });

export const lastPostsQuery = (slug: string, limit: number) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug, 'last', limit],
    queryFn: async () => {
      const query = { limit, before: 2_147_483_647 };
      return (await answer(api.GET('/api/forum/topics/{slug}/posts', { params: { path: { slug }, query } }))).items;
    },
  });

/** Always refetched, because the read marker decides where the new posts begin. */
export const topicQuery = (slug: string, post?: number) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug, { post }],
    queryFn: () => {
      const query = { limit: pageSize, ...(post !== undefined && { post }) };
      return answer(api.GET('/api/forum/topics/{slug}', { params: { path: { slug }, query } }));
    },
    staleTime: 0,
  });

export const lastSeenTopic = (client: QueryClient, slug: string): Topic | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['forum', 'topic', slug], predicate: ({ queryKey }) => typeof queryKey[3] === 'object' })
    .map(({ state }) => state.data as Topic | undefined)
    .findLast((topic) => topic !== undefined);

export function wantedPostIn(search: URLSearchParams): number | undefined {
  const number = search.get('post') ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : undefined;
}

interface Place {
  after?: number;
  before?: number;
}

/** Loads pages before and after `from`. The posts that came with the topic at `cameAt` seed the first page. */
export const postsQuery = ({ slug, after, posts }: Topic, { from, cameAt }: { from: number; cameAt: number }) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topic', slug, 'posts', from],
    ...(from === after && {
      initialData: { pages: [posts], pageParams: [{ after }] },
      initialDataUpdatedAt: cameAt,
    }),
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/forum/topics/{slug}/posts', {
          params: { path: { slug }, query: { limit: pageSize, ...pageParam } },
        }),
      ),
    initialPageParam: { after: from } as Place,
    getNextPageParam: ({ hasLater, items }): Place | undefined =>
      hasLater ? { after: items.at(-1)?.number ?? 0 } : undefined,
    getPreviousPageParam: ({ hasEarlier, items }): Place | undefined =>
      hasEarlier ? { before: items[0]?.number ?? 0 } : undefined,
    staleTime: 5_000,
    gcTime: 0,
  });

interface NewPost extends Words {
  clientId: string;
}
interface NewTopic extends NewPost {
  category: string;
  title: string;
  follows: boolean;
  lessonId?: string;
}

const sent = (words: Words) => ({ text: words.text, mentions: namedIn(words) });

export const sendReply = (slug: string, { clientId, ...words }: NewPost) =>
  answer(
    api.POST('/api/forum/topics/{slug}/posts', { params: { path: { slug } }, body: { clientId, ...sent(words) } }),
  );

export const beginTopic = ({ clientId, category, title, follows, lessonId, ...words }: NewTopic) =>
  answer(
    api.POST('/api/forum/topics', {
      body: { clientId, category, title, follows, ...sent(words), ...(lessonId && { lessonId }) },
    }),
  );

export const preview = (words: Words) => answer(api.POST('/api/forum/preview', { body: sent(words) }));

const of = (id: string) => ({ params: { path: { id } } });

export const editPost = (id: string, words: Words) =>
  answer(api.PUT('/api/forum/posts/{id}', { ...of(id), body: sent(words) }));

/** The key contains the time of the latest edit, which adds a version. */
export const historyQuery = ({ id, editedAt }: Post) =>
  queryOptions({
    queryKey: ['forum', 'history', id, editedAt],
    queryFn: () => answer(api.GET('/api/forum/posts/{id}/history', of(id))),
  });
export const deletePost = (id: string) => answer(api.DELETE('/api/forum/posts/{id}', of(id)));
export const bringBack = (id: string) => answer(api.POST('/api/forum/posts/{id}/restore', of(id)));
export const thank = (id: string, isThanked: boolean) =>
  answer(api.PUT('/api/forum/posts/{id}/thanks', { ...of(id), body: { isThanked } }));

export type Reason = 'unkind' | 'confidence' | 'selling' | 'danger' | 'other';
export const report = (id: string, reason: Reason, words: string) =>
  answer(api.POST('/api/forum/posts/{id}/reports', { ...of(id), body: { reason, words: words || null } }));

export const follow = (slug: string, follows: boolean) =>
  answer(api.PUT('/api/forum/topics/{slug}/follow', { params: { path: { slug } }, body: { follows } }));
export const markRead = (slug: string, number: number) =>
  answer(api.PUT('/api/forum/topics/{slug}/read', { params: { path: { slug } }, body: { number } }));
export const markNotificationsRead = (slug: string) =>
  answer(api.POST('/api/notifications/read-page', { body: { path: `/members/forum/${slug}` } }));
export const markAllRead = () => answer(api.POST('/api/forum/read-all'));

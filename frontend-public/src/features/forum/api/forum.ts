import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { readApiResponse, api, ApiProblem, type ResponseBody, type ResponseItem } from 'shell/api';
import { listMentionedIds, type MentionText } from '../mentions.ts';

export type TopicRow = ResponseItem<'/api/forum/topics'>;
export type Post = ResponseItem<'/api/forum/topics/{slug}/posts'>;
export type Topic = ResponseBody<'/api/forum/topics/{slug}', 'get'>;
export type CreatedPost = ResponseBody<'/api/forum/topics/{slug}/posts', 'post'>;
export const topicListNames = ['latest', 'new', 'following'] as const;
export type TopicListName = (typeof topicListNames)[number];

const pageSize = 50;

export const forumQuery = queryOptions({
  queryKey: ['forum', 'home'],
  queryFn: () => readApiResponse(api.GET('/api/forum')),
});

/** Status 403 means that the user's tier does not include the forum. */
export const isForumLockedError = (error: Error | null): boolean => error instanceof ApiProblem && error.status === 403;

export const isSuspendedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'community.suspended';

export const isAlreadyPostedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'community.post-exists';

export const topicsQuery = (show: TopicListName, category: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topics', { show, category }],
    queryFn: ({ pageParam }) =>
      readApiResponse(
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
      readApiResponse(
        api.GET('/api/forum/search', {
          params: { query: { q, limit: pageSize, ...(author && { author }), ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const lessonTopicsQuery = (lessonIds: readonly string[]) =>
  queryOptions({
    queryKey: ['forum', 'talks', lessonIds],
    queryFn: async () =>
      (await readApiResponse(api.GET('/api/forum/topics', { params: { query: { lesson: [...lessonIds] } } }))).items,
  });

export const latestPostsQuery = (slug: string, limit: number) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug, 'last', limit],
    queryFn: async () => {
      const query = { limit, before: 2_147_483_647 };
      return (await readApiResponse(api.GET('/api/forum/topics/{slug}/posts', { params: { path: { slug }, query } })))
        .items;
    },
  });

/** Loaded at each visit, because the read position decides which posts are unread. */
export const topicQuery = (slug: string, post?: number) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug, { post }],
    queryFn: () => {
      const query = { limit: pageSize, ...(post !== undefined && { post }) };
      return readApiResponse(api.GET('/api/forum/topics/{slug}', { params: { path: { slug }, query } }));
    },
    staleTime: 0,
  });

export const getCachedTopic = (client: QueryClient, slug: string): Topic | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['forum', 'topic', slug], predicate: ({ queryKey }) => typeof queryKey[3] === 'object' })
    .map(({ state }) => state.data as Topic | undefined)
    .findLast((topic) => topic !== undefined);

export function parsePostNumber(search: URLSearchParams): number | undefined {
  const number = search.get('post') ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : undefined;
}

interface PostRange {
  after?: number;
  before?: number;
}

export const postsQuery = ({ slug, after, posts }: Topic, { from, cameAt }: { from: number; cameAt: number }) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topic', slug, 'posts', from],
    ...(from === after && {
      initialData: { pages: [posts], pageParams: [{ after }] },
      initialDataUpdatedAt: cameAt,
    }),
    queryFn: ({ pageParam }) =>
      readApiResponse(
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

const toBody = (words: MentionText) => ({ text: words.text, mentions: listMentionedIds(words) });

export const sendReply = (slug: string, { clientId, ...words }: NewPost) =>
  readApiResponse(
    api.POST('/api/forum/topics/{slug}/posts', { params: { path: { slug } }, body: { clientId, ...toBody(words) } }),
  );

export const createTopic = ({ clientId, category, title, follows, lessonId, ...words }: NewTopic) =>
  readApiResponse(
    api.POST('/api/forum/topics', {
      body: { clientId, category, title, follows, ...toBody(words), ...(lessonId && { lessonId }) },
    }),
  );

export const previewPost = (words: MentionText) =>
  readApiResponse(api.POST('/api/forum/preview', { body: toBody(words) }));

const pathId = (id: string) => ({ params: { path: { id } } });

export const editPost = (id: string, words: MentionText) =>
  readApiResponse(api.PUT('/api/forum/posts/{id}', { ...pathId(id), body: toBody(words) }));

/** Each edit adds a version, so the key contains the time of the latest edit. */
export const postHistoryQuery = ({ id, editedAt }: Post) =>
  queryOptions({
    queryKey: ['forum', 'history', id, editedAt],
    queryFn: () => readApiResponse(api.GET('/api/forum/posts/{id}/history', pathId(id))),
  });
export const deletePost = (id: string) => readApiResponse(api.DELETE('/api/forum/posts/{id}', pathId(id)));
export const restorePost = (id: string) => readApiResponse(api.POST('/api/forum/posts/{id}/restore', pathId(id)));
export const setPostThanked = (id: string, isThanked: boolean) =>
  readApiResponse(api.PUT('/api/forum/posts/{id}/thanks', { ...pathId(id), body: { isThanked } }));

export type ReportReason = 'unkind' | 'confidence' | 'selling' | 'danger' | 'other';
export const reportPost = (id: string, reason: ReportReason, words: string) =>
  readApiResponse(api.POST('/api/forum/posts/{id}/reports', { ...pathId(id), body: { reason, words: words || null } }));

export const setTopicFollowed = (slug: string, follows: boolean) =>
  readApiResponse(api.PUT('/api/forum/topics/{slug}/follow', { params: { path: { slug } }, body: { follows } }));
export const markTopicRead = (slug: string, number: number) =>
  readApiResponse(api.PUT('/api/forum/topics/{slug}/read', { params: { path: { slug } }, body: { number } }));
export const markTopicNotificationsRead = (slug: string) =>
  readApiResponse(api.POST('/api/notifications/read-page', { body: { path: `/members/forum/${slug}` } }));
export const markAllTopicsRead = () => readApiResponse(api.POST('/api/forum/read-all'));

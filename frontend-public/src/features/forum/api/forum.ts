import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api, ApiProblem, type Row } from 'shell/api';

export type TopicRow = Row<'/api/forum/topics'>;
export type Post = Row<'/api/forum/topics/{slug}/posts'>;
export const topicLists = ['latest', 'new', 'following'] as const;
export type TopicList = (typeof topicLists)[number];

const pageSize = 50;

export const forumQuery = queryOptions({ queryKey: ['forum', 'home'], queryFn: () => answer(api.GET('/api/forum')) });

/** True when the forum is above the reader's tier. */
export const isLocked = (error: Error | null): boolean => error instanceof ApiProblem && error.status === 403;

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

export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['forum', 'found', q],
    queryFn: () => answer(api.GET('/api/forum/search', { params: { query: { q, limit: pageSize } } })),
  });

export const topicQuery = (slug: string) =>
  queryOptions({
    queryKey: ['forum', 'topic', slug],
    queryFn: () => answer(api.GET('/api/forum/topics/{slug}', { params: { path: { slug } } })),
  });

/** Which posts of a topic are asked for. */
interface Place {
  after?: number;
  before?: number;
}

/** From the post after `from` on, and back and on from there. */
export const postsQuery = (slug: string, from: number) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topic', slug, 'posts', from],
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
  });

export interface Words {
  clientId: string;
  text: string;
}

export const sendReply = (slug: string, body: Words) =>
  answer(api.POST('/api/forum/topics/{slug}/posts', { params: { path: { slug } }, body: { ...body, mentions: [] } }));

export const beginTopic = (body: Words & { category: string; title: string; follows: boolean; lessonId?: string }) =>
  answer(api.POST('/api/forum/topics', { body: { ...body, mentions: [] } }));

export const preview = (text: string) => answer(api.POST('/api/forum/preview', { body: { text, mentions: [] } }));

const of = (id: string) => ({ params: { path: { id } } });

/** Those who were mentioned stay mentioned, where their names are still in the words. */
export const editPost = ({ id, mentions }: Post, text: string) =>
  answer(api.PUT('/api/forum/posts/{id}', { ...of(id), body: { text, mentions: mentions.map((one) => one.id) } }));
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
export const markAllRead = () => answer(api.POST('/api/forum/read-all'));

import type { Member, World } from '../world.ts';

export interface Post {
  id: string;
  number: number | null;
  state: string;
  html: string | null;
  source: string | null;
  author: { id: string | null; name: string };
  thanks: number;
  isThanked: boolean;
  editedAt: string | null;
}
export interface CreatedPost {
  id: string;
  slug: string;
  isHeld: boolean;
}
export interface Topic {
  slug: string;
  title: string;
  replies: number;
  newPosts: number | null;
  readNumber: number;
  people: number;
  follows: boolean;
}

export function createForumSteps(world: () => World) {
  const words = (values: object = {}) => ({ clientId: crypto.randomUUID(), text: 'A still morning', ...values });
  const begin = <Body = CreatedPost>(member: Member, values: object = {}) =>
    world()
      .as(member)
      .post<Body>('/api/forum/topics', words({ category: 'general', title: 'The third breath', ...values }));
  const reply = <Body = CreatedPost>(member: Member, slug: string, values: object = {}) =>
    world().as(member).post<Body>(`/api/forum/topics/${slug}/posts`, words(values));
  const postsOf = async (member: Member, slug: string, query = '') =>
    (await world().as(member).get<{ items: Post[]; hasLater: boolean }>(`/api/forum/topics/${slug}/posts${query}`))
      .body;
  const topicOf = async (member: Member, slug: string) =>
    (await world().as(member).get<Topic>(`/api/forum/topics/${slug}`)).body;
  const listed = async (member: Member, query = '') =>
    (await world().as(member).get<{ items: Topic[]; nextCursor: string | null }>(`/api/forum/topics${query}`)).body;
  const countOf = async (slug: string) =>
    (await world().sql<{ count: number }>('select post_count as count from forum_category where slug = $1', [slug]))[0]!
      .count;
  return { words, begin, reply, postsOf, topicOf, listed, countOf };
}

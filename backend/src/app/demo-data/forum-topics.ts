import { readDemoTexts } from './read-demo-texts.ts';

export interface DemoTopic {
  readonly title: string;
  /** Index of the topic's author in the list of demo members. */
  readonly author: number;
  readonly said: readonly string[];
  readonly posts: number;
  readonly hoursAgo: number;
  /** True for a topic that an administrator pinned and closed for replies. */
  readonly isNotice?: boolean;
}

/** Sentences of demo posts; each post combines two or three of them. */
interface Sentences {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
}

interface ForumFile {
  /** Forum names of demo members whose forum name differs from the account name, by the index of the member. */
  readonly displayNames: readonly string[];
  readonly categories: readonly {
    readonly slug: string;
    readonly sentences: string;
    readonly topics: readonly DemoTopic[];
  }[];
}

const sentences = readDemoTexts<Readonly<Record<string, Sentences>>>('forum-sentences');
const forum = readDemoTexts<ForumFile>('forum-topics');

export const { displayNames } = forum;
export const demoForumCategories = forum.categories;

/** Combines two or three sentences into a post; the same index always gives the same text. */
export function buildPostText(name: string, at: number): string {
  const { first = [], second = [], third = [] }: Partial<Sentences> = sentences[name] ?? {};
  const text = `${first[at % first.length]} ${second[at % second.length]}`;
  return at % 3 === 0 ? `${text}\n\n${third[at % third.length]}` : text;
}

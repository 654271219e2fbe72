import { readDemoTexts } from './read-demo-texts.ts';

export interface DemoTopic {
  readonly title: string;
  readonly author: number;
  readonly said: readonly string[];
  readonly posts: number;
  readonly hoursAgo: number;
  readonly isNotice?: boolean;
}

interface Sentences {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
}

interface ForumFile {
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

export function buildPostText(name: string, at: number): string {
  const { first = [], second = [], third = [] }: Partial<Sentences> = sentences[name] ?? {};
  const text = `${first[at % first.length]} ${second[at % second.length]}`;
  return at % 3 === 0 ? `${text}\n\n${third[at % third.length]}` : text;
}

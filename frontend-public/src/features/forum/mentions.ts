import type { ForumMember } from './api/people.ts';

const maxQueryLength = 30;

export interface MentionText {
  text: string;
  mentions: readonly ForumMember[];
}

export interface MentionQuery {
  from: number;
  q: string;
}

export function findMentionQuery({ text, mentions }: MentionText, caret: number): MentionQuery | undefined {
  const found = /(?<![\p{L}\p{N}@])@([^@\n]*)$/u.exec(text.slice(0, caret));
  const q = found?.[1];
  if (!found || q === undefined || q.startsWith(' ') || q.length > maxQueryLength) return undefined;
  return mentions.some(({ name }) => q.startsWith(name)) ? undefined : { from: found.index, q };
}

export function insertMention(
  { text, mentions }: MentionText,
  { from, q }: MentionQuery,
  person: ForumMember,
): [MentionText, number] {
  const before = `${text.slice(0, from)}@${person.name} `;
  const after = text.slice(from + 1 + q.length).replace(/^ /, '');
  return [{ text: before + after, mentions: [...mentions, person] }, before.length];
}

export const findWordStart = (name: string, q: string): number =>
  ` ${name.toLowerCase()}`.indexOf(` ${q.toLowerCase()}`);

export const listMentionedIds = ({ text, mentions }: MentionText): string[] =>
  [...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))].slice(0, 10);

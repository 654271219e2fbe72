import type { ForumMember } from './api/people.ts';

const maxQueryLength = 30;

export interface MentionText {
  text: string;
  mentions: readonly ForumMember[];
}

/** A mention that the user is typing: the position of its "@" and the text after it. */
export interface MentionQuery {
  from: number;
  q: string;
}

/**
 * Returns the name that the user is typing after "@" before the caret; undefined if that mention is already inserted.
 */
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

export const wordStartIndex = (name: string, q: string): number =>
  ` ${name.toLowerCase()}`.indexOf(` ${q.toLowerCase()}`);

/** Returns the ids of members whose mention is still in the text, because the user may have deleted some. */
export const listMentionedIds = ({ text, mentions }: MentionText): string[] =>
  [...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))].slice(0, 10);

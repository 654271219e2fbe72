import type { ForumMember } from './api/people.ts';

const maxQueryLength = 30;

export interface MentionText {
  text: string;
  mentions: readonly ForumMember[];
}

/** A mention being typed: the position of its "@" and the text after it. */
export interface MentionQuery {
  from: number;
  q: string;
}

/** The name typed before the caret, unless it is a mention that the user already picked. */
export function findMentionQuery({ text, mentions }: MentionText, caret: number): MentionQuery | undefined {
  const found = /(?<![\p{L}\p{N}@])@([^@\n]*)$/u.exec(text.slice(0, caret));
  const q = found?.[1];
  if (!found || q === undefined || q.startsWith(' ') || q.length > maxQueryLength) return undefined;
  return mentions.some(({ name }) => q.startsWith(name)) ? undefined : { from: found.index, q };
}

/** Replaces the typed name with a mention; returns the new text and caret position. */
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

/** The members whose mention is still in the text; only these are sent. */
export const listMentionedIds = ({ text, mentions }: MentionText): string[] =>
  [...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))].slice(0, 10);

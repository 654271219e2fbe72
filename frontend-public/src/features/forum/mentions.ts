import type { Person } from './api/people.ts';

const mostLetters = 30;

export interface Words {
  text: string;
  mentions: readonly Person[];
}

/** A mention being typed: the position of its "@" and the text after it. */
export interface Asked {
  from: number;
  q: string;
}

/** The name before the caret, unless it is a mention already picked. */
export function askedAt({ text, mentions }: Words, caret: number): Asked | undefined {
  const found = /(?<![\p{L}\p{N}@])@([^@\n]*)$/u.exec(text.slice(0, caret));
  const q = found?.[1];
  if (!found || q === undefined || q.startsWith(' ') || q.length > mostLetters) return undefined;
  return mentions.some(({ name }) => q.startsWith(name)) ? undefined : { from: found.index, q };
}

/** Replaces the typed name with a mention; returns the new text and caret position. */
export function withMention({ text, mentions }: Words, { from, q }: Asked, person: Person): [Words, number] {
  const before = `${text.slice(0, from)}@${person.name} `;
  const after = text.slice(from + 1 + q.length).replace(/^ /, '');
  return [{ text: before + after, mentions: [...mentions, person] }, before.length];
}

/** Index of the first word of `name` that starts with `q`; -1 if none does. */
export const placeIn = (name: string, q: string): number => ` ${name.toLowerCase()}`.indexOf(` ${q.toLowerCase()}`);

/** Only the members whose mention is still in the text are sent. */
export const namedIn = ({ text, mentions }: Words): string[] =>
  [...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))].slice(0, 10);

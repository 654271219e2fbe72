import type { Person } from './api/people.ts';

const mostLetters = 30;

/** What somebody says, and the members who were picked for it. */
export interface Words {
  text: string;
  mentions: readonly Person[];
}

/** A name that is being written: where its "@" stands, and what of it is there. */
export interface Asked {
  from: number;
  q: string;
}

/** The name before the caret, where somebody writes one who was not picked yet. */
export function askedAt({ text, mentions }: Words, caret: number): Asked | undefined {
  const found = /(?<![\p{L}\p{N}@])@([^@\n]*)$/u.exec(text.slice(0, caret));
  const q = found?.[1];
  if (!found || q === undefined || q.startsWith(' ') || q.length > mostLetters) return undefined;
  return mentions.some(({ name }) => q.startsWith(name)) ? undefined : { from: found.index, q };
}

/** The words with a name in the place of what was written of it, and where they go on. */
export function withMention({ text, mentions }: Words, { from, q }: Asked, person: Person): [Words, number] {
  const before = `${text.slice(0, from)}@${person.name} `;
  const after = text.slice(from + 1 + q.length).replace(/^ /, '');
  return [{ text: before + after, mentions: [...mentions, person] }, before.length];
}

/** Where in a name one of its words begins like this; -1 where none does. */
export const placeIn = (name: string, q: string): number => ` ${name.toLowerCase()}`.indexOf(` ${q.toLowerCase()}`);

/** Those who are still named, as they are sent. */
export const namedIn = ({ text, mentions }: Words): string[] =>
  [...new Set(mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))].slice(0, 10);

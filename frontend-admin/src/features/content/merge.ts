import type { Values } from './api/content.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const changedFields = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(before[field], value)));

export interface Comparison {
  onlyMine: string[];
  onlyTheirs: string[];
  /** Names of the fields that both users changed to different values, so the user must choose. */
  both: string[];
}

/** Compares only the fields of `mine` because the others are not writable. */
export function compare(base: Values, mine: Values, theirs: Values): Comparison {
  const fields = Object.keys(mine);
  const isMine = (field: string) => !isSame(base[field], mine[field]);
  const isTheirs = (field: string) => !isSame(base[field], theirs[field]);
  const differs = (field: string) => !isSame(mine[field], theirs[field]);
  return {
    onlyMine: fields.filter((field) => isMine(field) && !isTheirs(field)),
    onlyTheirs: fields.filter((field) => !isMine(field) && isTheirs(field)),
    both: fields.filter((field) => isMine(field) && isTheirs(field) && differs(field)),
  };
}

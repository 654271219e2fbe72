import type { Values } from './api/content.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of `after` that differ from `before`. */
export const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(before[field], value)));

/** Who changed which fields since both began with the same version. */
export interface Comparison {
  onlyMine: string[];
  onlyTheirs: string[];
  /** Changed by both, and not to the same value: somebody has to choose. */
  both: string[];
}

/** Compares two versions that began with `base`. Only the fields of `mine` count: the others cannot be written. */
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

import type { ContentValues } from './api/content.ts';

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const getChangedFields = (before: ContentValues, after: ContentValues): ContentValues =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(before[field], value)));

export interface EditComparison {
  onlyMine: string[];
  onlyTheirs: string[];
  both: string[];
}

/** Compares only the fields of `mine`, because no other field is writable. */
export function compareEdits(base: ContentValues, mine: ContentValues, theirs: ContentValues): EditComparison {
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

import { validate as isUuid } from 'uuid';
import { BadCursor, keysOf } from './page.ts';

/** A time as a list's cursor carries it: to the microsecond, as the database has it. */
export const positionColumn = (column: string): string => `(${column} at time zone 'UTC')::text as position`;

/** Keeps the rows that stand after a cursor in a list with the youngest first. Takes the two keys of `timeAndId`. */
export const after = (time: string, id: string): string =>
  `and (${time}, ${id}) < (?::timestamp at time zone 'UTC', ?)`;

/** The keys of a list that is ordered by a time and a text; `readPage` tells whether the time is one. Throws BadCursor. */
export function timeAndId(cursor: string): [time: string, id: string] {
  const [time = '', id = ''] = keysOf(cursor, 2);
  return [time, id];
}

/** The key of a list that is ordered by its ids, which sort by the moment they were made. Throws BadCursor. */
export function onlyId(cursor: string): string {
  const [id = ''] = keysOf(cursor, 1);
  if (!isUuid(id)) throw new BadCursor();
  return id;
}

import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { invalid } from '../../kernel/app-error.ts';

const howMany = 'Ask for 1 to 100 at once';

/** Which page of a list is asked for. */
export class PageQuery {
  @ApiProperty({ required: false, minimum: 1, maximum: 100, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: howMany })
  @Min(1, { message: howMany })
  @Max(100, { message: howMany })
  limit = 20;

  @ApiProperty({ required: false, description: 'The nextCursor of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(400, { message: 'This cursor is longer than any. Start again without it.' })
  cursor?: string;
}

/** How a list that can be searched is asked for. */
export class ListQuery extends PageQuery {
  @ApiProperty({ required: false, description: 'Words to look for.' })
  @IsOptional()
  @IsString()
  @MaxLength(200, { message: 'Look for at most 200 characters' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  q?: string;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The cursor was not issued by this list. */
export class BadCursor extends invalid(
  'list.bad-cursor',
  'This cursor was not given by this list. Start again without it.',
) {}

/** A cursor holds the sort keys of the last row shown, so a page neither repeats nor skips rows. */
export const cursorOf = (...keys: string[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** PostgreSQL's text holds no NUL. */
const isStorable = (key: unknown): key is string => typeof key === 'string' && !key.includes('\0');

/** The keys back; throws BadCursor when there are not `count` of them. */
export function keysOf(cursor: string, count: number): string[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === count && keys.every(isStorable)) return keys;
  } catch {
    // Not ours: the same answer as a cursor of the wrong shape.
  }
  throw new BadCursor();
}

/**
 * Waits for the rows of a page. Whether a key is a value of its column (a day that the calendar has, a number that fits)
 * only the database knows; where it says no, the cursor was none of ours. Throws BadCursor then.
 */
export async function readPage<Row>(read: Promise<Row[]>, cursor: string | undefined): Promise<Row[]> {
  return read.catch((error: unknown) => {
    throw cursor && isBadValue(error) ? new BadCursor() : error;
  });
}

/** SQL's class 22: a value that its type does not have. */
const isBadValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

/** Cuts `limit + 1` loaded rows into a page. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  view: (row: Row) => Item,
  keys: (row: Row) => string[],
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(view), nextCursor: rows.length > limit && last ? cursorOf(...keys(last)) : null };
}

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

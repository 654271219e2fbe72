import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { invalidError } from '#kernel/app-error.ts';

const limitMessage = 'Ask for 1 to 100 at once';

/** Query parameters of a list that is returned in pages. */
export class PageQuery {
  @ApiProperty({ required: false, minimum: 1, maximum: 100, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: limitMessage })
  @Min(1, { message: limitMessage })
  @Max(100, { message: limitMessage })
  limit = 20;

  @ApiProperty({ required: false, description: 'The nextCursor of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(400, { message: 'The cursor is too long. Start again without it.' })
  cursor?: string;
}

/** Query parameters of a list with pages and a search. */
export class ListQuery extends PageQuery {
  @ApiProperty({ required: false, description: 'Words to look for.' })
  @IsOptional()
  @IsString()
  @MaxLength(200, { message: 'Search for at most 200 characters' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  q?: string;
}

export interface ResultPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

export class InvalidCursor extends invalidError(
  'list.bad-cursor',
  'The cursor is not from this list. Start again without it.',
) {}

/**
 * Encodes a cursor: the sort keys of the last row of a page. The next page starts after them, so it neither repeats nor
 * skips rows.
 */
export const encodeCursor = (...keys: string[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

const isStorable = (key: unknown): key is string => typeof key === 'string' && !key.includes('\0');

/** Decodes a cursor; throws InvalidCursor unless it has `count` keys. */
export function decodeCursor(cursor: string, count: number): string[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === count && keys.every(isStorable)) return keys;
  } catch {
    // Text that is not JSON causes the same error as a cursor with a wrong number of keys, which is thrown below.
  }
  throw new InvalidCursor();
}

/**
 * Awaits the rows of a page. Throws InvalidCursor if the database rejects a key of the cursor, such as an impossible
 * date, because a cursor of this list never contains one.
 */
export async function readPageRows<Row>(read: Promise<Row[]>, cursor: string | undefined): Promise<Row[]> {
  return read.catch((error: unknown) => {
    throw cursor && isDataException(error) ? new InvalidCursor() : error;
  });
}

const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

export function toResultPage<Row, Item>(
  rows: Row[],
  limit: number,
  view: (row: Row) => Item,
  keys: (row: Row) => string[],
): ResultPage<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(view), nextCursor: rows.length > limit && last ? encodeCursor(...keys(last)) : null };
}

/** Builds an SQL column with a timestamp for cursors, in the database's precision of microseconds. */
export const buildPositionColumn = (column: string): string => `(${column} at time zone 'UTC')::text as position`;

/**
 * Builds an SQL condition for the rows after a cursor, newest first. It takes the two keys that `decodeTimeAndId`
 * returns.
 */
export const buildAfterCursorCondition = (time: string, id: string): string =>
  `and (${time}, ${id}) < (?::timestamp at time zone 'UTC', ?)`;

/**
 * Decodes the two keys of a cursor in a list sorted by a time and a text. Throws InvalidCursor; an impossible time is
 * rejected later, by `readPageRows`.
 */
export function decodeTimeAndId(cursor: string): [time: string, id: string] {
  const [time = '', id = ''] = decodeCursor(cursor, 2);
  return [time, id];
}

/** Decodes the cursor of a list that is sorted by its time-ordered ids. Throws InvalidCursor. */
export function decodeId(cursor: string): string {
  const [id = ''] = decodeCursor(cursor, 1);
  if (!isUuid(id)) throw new InvalidCursor();
  return id;
}

import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { invalidError } from '#kernel/app-error.ts';
import { isDataException } from '../database/connect-once.ts';

const limitMessage = 'Ask for 1 to 100 at once';

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

/** The next page starts after these keys, so added or deleted rows do not shift the page. */
export const encodeCursor = (...keys: string[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

const isStorable = (key: unknown): key is string => typeof key === 'string' && !key.includes('\0');

export function decodeCursor(cursor: string, count: number): string[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === count && keys.every(isStorable)) return keys;
  } catch {
    // Text that is not JSON throws the error below.
  }
  throw new InvalidCursor();
}

/** A key such as an impossible date makes the database reject the cursor. */
export async function readPageRows<Row>(read: Promise<Row[]>, cursor: string | undefined): Promise<Row[]> {
  return read.catch((error: unknown) => {
    throw cursor && isDataException(error) ? new InvalidCursor() : error;
  });
}

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

/** Cursors need microseconds, which a Date cannot store. */
export const buildPositionColumn = (column: string): string => `(${column} at time zone 'UTC')::text as position`;

export const buildAfterCursorCondition = (time: string, id: string): string =>
  `and (${time}, ${id}) < (?::timestamp at time zone 'UTC', ?)`;

export function decodeTimeAndIdCursor(cursor: string): [time: string, id: string] {
  const [time = '', id = ''] = decodeCursor(cursor, 2);
  return [time, id];
}

export function decodeIdCursor(cursor: string): string {
  const [id = ''] = decodeCursor(cursor, 1);
  if (!isUuid(id)) throw new InvalidCursor();
  return id;
}

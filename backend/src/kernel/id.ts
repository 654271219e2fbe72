import { v7 } from 'uuid';

/** A new UUIDv7: ids sort by the moment they were made. */
export const newId = (): string => v7();

/** The moment an id was made at: its first 48 bits are milliseconds. */
export const madeAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

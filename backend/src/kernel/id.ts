import { v7 } from 'uuid';

/** Creates a UUIDv7; such ids sort by their creation time. */
export const newId = (): string => v7();

/** Reads the creation time from the first 48 bits of a UUIDv7, which are Unix milliseconds. */
export const readIdCreationTime = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

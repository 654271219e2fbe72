import { v7 } from 'uuid';

/** UUIDv7: ids sort by creation time. */
export const newId = (): string => v7();

/** The first 48 bits of a UUIDv7 are Unix milliseconds. */
export const readIdCreationTime = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

import { v7 } from 'uuid';

/** UUIDv7: ids sort by creation time. */
export const newId = (): string => v7();

/** The first 48 bits of a UUIDv7 are Unix milliseconds. */
export const readIdCreationTime = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** Returns an id that sorts before all ids that are created from this time on. */
export function createLowestIdForTime(at: Date): string {
  const digits = at.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

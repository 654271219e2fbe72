import { v7 } from 'uuid';

/** A new UUIDv7: ids sort by the moment they were made. */
export const newId = (): string => v7();

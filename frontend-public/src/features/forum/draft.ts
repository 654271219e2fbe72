import { del, get, set } from 'idb-keyval';
import type { Words } from './mentions.ts';

/** What is being written, under the id with which it is sent, however often. */
export interface Draft extends Words {
  clientId: string;
  title: string;
  follows: boolean;
}

const keyOf = (userId: string, place: string): string => `oneness-forum-${userId}-${place}`;

/** Keeps words of one topic on this device until they are sent. Private windows keep nothing. */
export const readDraft = (userId: string, place: string): Promise<Draft | undefined> =>
  get<Draft>(keyOf(userId, place)).catch(() => undefined);

export const keepDraft = (userId: string, place: string, draft: Draft): Promise<void> =>
  set(keyOf(userId, place), draft).catch(() => undefined);

export const forgetDraft = (userId: string, place: string): Promise<void> =>
  del(keyOf(userId, place)).catch(() => undefined);

import { removeEntries } from '../../frame/device-outbox/entries.ts';
import { removeOfflineFiles } from '../../frame/offline-files/offline-files.ts';
import { removeOtherUsersResponses, removeUserResponses } from '../../frame/query-cache.ts';

/** The unsent work of other users stays on the device and is sent when they sign in again. */
export async function removeOtherUsersData(userId: string | undefined): Promise<void> {
  await Promise.all([removeOfflineFiles(userId), removeOtherUsersResponses(userId)]);
}

export async function removeUnsentWork(userId: string): Promise<void> {
  await Promise.all([removeUserResponses(userId), removeEntries(userId)]);
}

import { delMany, keys } from '../../frame/device-rows.ts';
import { removePositions } from '../../features/sits/positions.ts';
import { removeSits } from '../../features/sits/unsent-sits.ts';
import { removeOtherUsersResponses } from '../../frame/query-cache.ts';
import { removeOfflineFiles } from '../../frame/offline-files/offline-files.ts';

/**
 * Removes responses and files that other users stored on this device. Their unsent work stays under their own user id
 * and is sent when they sign in again.
 */
export async function removeOtherUsersData(userId: string | undefined): Promise<void> {
  await Promise.all([removeOfflineFiles(userId), removeOtherUsersResponses(userId)]);
}

/** Removes the unsent work of a user who signed out: journal entries, drafts, progress, positions, sits. */
export async function removeUnsentWork(userId: string): Promise<void> {
  await Promise.all([removeRows(userId), removePositions(userId), removeSits(userId)]);
}

/** One store holds the rows of all users under keys that contain the user id. */
async function removeRows(userId: string): Promise<void> {
  await delMany((await keys()).filter((key) => key.includes(userId)));
}

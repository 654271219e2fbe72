import { delMany, keys } from '../../frame/device-rows.ts';
import { forgetPlacesOf } from '../../features/sits/places.ts';
import { forgetSitsOf } from '../../features/sits/waiting-sits.ts';
import { forgetAnswersOfOthers } from '../../frame/kept-answers.ts';
import { forgetKeptFiles } from '../../frame/kept-files/kept-files.ts';

/**
 * Removes responses and files that other users stored on this device. Their unsent work stays under their own user id
 * and is sent when they sign in again.
 */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  await Promise.all([forgetKeptFiles(userId), forgetAnswersOfOthers(userId)]);
}

/** Removes the unsent work of a user who signed out: journal entries, drafts, progress, positions, sits. */
export async function forgetWorkOf(userId: string): Promise<void> {
  await Promise.all([forgetRowsOf(userId), forgetPlacesOf(userId), forgetSitsOf(userId)]);
}

/** One store holds the rows of all users under keys that contain the user id. */
async function forgetRowsOf(userId: string): Promise<void> {
  await delMany((await keys()).filter((key) => key.includes(userId)));
}

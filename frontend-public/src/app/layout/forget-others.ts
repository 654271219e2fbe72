import { delMany, keys } from '../../frame/device-rows.ts';
import { forgetPlacesOf } from '../../features/sits/places.ts';
import { forgetSitsOf } from '../../features/sits/waiting-sits.ts';
import { forgetAnswersOfOthers } from '../../frame/kept-answers.ts';
import { forgetKeptFiles } from '../../frame/kept-files/kept-files.ts';

/**
 * Removes the answers and files that other users keep on this device. Their unsent work stays under their own id: no
 * other user sees it, and it is sent when they sign in again.
 */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  await Promise.all([forgetKeptFiles(userId), forgetAnswersOfOthers(userId)]);
}

/** Removes the unsent work of a user who signed out: journal texts, drafts, watched parts, places, sits. */
export async function forgetWorkOf(userId: string): Promise<void> {
  await Promise.all([forgetRowsOf(userId), forgetPlacesOf(userId), forgetSitsOf(userId)]);
}

/** One store holds them under keys that name their owner. */
async function forgetRowsOf(userId: string): Promise<void> {
  await delMany((await keys()).filter((key) => key.includes(userId)));
}

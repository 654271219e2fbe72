import { delMany, keys } from 'idb-keyval';
import { forgetPlacesOfOthers } from '../../features/sits/places.ts';
import { forgetSitsOfOthers } from '../../features/sits/waiting-sits.ts';
import { forgetKeptFiles } from '../../frame/kept-files/kept-files.ts';

/** Removes from this device what accounts other than this one keep on it: files, words, places and sits that wait. */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  await Promise.all([
    forgetKeptFiles(userId),
    forgetRowsOfOthers(userId),
    forgetPlacesOfOthers(userId),
    forgetSitsOfOthers(userId),
  ]);
}

/** Words of the journal and of the forum, what was watched of lessons and kept answers lie in one store, under keys that name their owner. */
async function forgetRowsOfOthers(userId: string | undefined): Promise<void> {
  const others = (await keys<string>()).filter((key) => userId === undefined || !key.includes(userId));
  if (others.length > 0) await delMany(others);
}

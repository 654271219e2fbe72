import { contentKinds } from './kinds.ts';

/** "modules" -> "module"; also for kinds that have no list of their own, such as replays. */
export const getKindName = (kind: string): string =>
  contentKinds.find(({ name }) => name === kind)?.one ?? kind.replace(/s$/, '');

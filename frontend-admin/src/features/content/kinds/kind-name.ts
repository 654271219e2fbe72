import { contentKinds } from './kinds.ts';

/** "modules" -> "module" */
export const getKindName = (kind: string): string =>
  contentKinds.find(({ name }) => name === kind)?.one ?? kind.replace(/s$/, '');

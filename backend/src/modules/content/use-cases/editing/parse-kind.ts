import { ContentNotFound } from '../../domain/errors.ts';
import { childKinds, isContentKind, contentKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';

export function parseKind(name: string): KindDefinition {
  if (!isContentKind(name)) throw new ContentNotFound();
  return contentKinds[name];
}

export function findParentKind({ name }: KindDefinition): KindDefinition | undefined {
  const link = Object.entries(childKinds).find(([, child]) => child?.kind === name);
  return link && parseKind(link[0]);
}

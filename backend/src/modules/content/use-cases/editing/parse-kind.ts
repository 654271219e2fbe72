import { ContentNotFound } from '../../domain/errors.ts';
import { isContentKind, contentKinds } from '../../kinds/index.ts';
import type { KindDefinition } from '../../kinds/kind.ts';

export function parseKind(name: string): KindDefinition {
  if (!isContentKind(name)) throw new ContentNotFound();
  return contentKinds[name];
}

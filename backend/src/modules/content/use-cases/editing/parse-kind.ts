import { NoSuchContent } from '../../domain/errors.ts';
import { isContentKind, kinds } from '../../kinds/index.ts';
import type { Kind } from '../../kinds/kind.ts';

/** Throws NoSuchContent for a name that is no kind of content. */
export function parseKind(name: string): Kind {
  if (!isContentKind(name)) throw new NoSuchContent();
  return kinds[name];
}

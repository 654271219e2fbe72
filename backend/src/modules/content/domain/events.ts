import { DomainEvent } from '../../../kernel/domain-event.ts';
import type { ContentKind } from './kinds.ts';

/**
 * Something that visitors or members read was added, changed or removed. `slugs` are those under which it was found
 * before and is found now; none for a kind that has no slug. What hung on a removed thing goes without a fact of its own.
 */
export class ContentChanged extends DomainEvent<{ kind: ContentKind; id: string; slugs: readonly string[] }> {
  static override readonly type = 'content.changed';
}

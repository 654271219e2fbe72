import { DomainEvent } from '../../../kernel/domain-event.ts';

/**
 * A piece of content was added, changed or removed. `kind` is its name in the table of kinds. `slugs` are those under
 * which it was found before and is found now; none for a kind that has no slug. What hung on a removed piece goes
 * without a fact of its own.
 */
export class ContentChanged extends DomainEvent<{ kind: string; id: string; slugs: readonly string[] }> {
  static override readonly type = 'content.changed';
}

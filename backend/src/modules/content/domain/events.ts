import { DomainEvent } from '../../../kernel/domain-event.ts';
import type { ContentKind } from './kinds.ts';

/** Something that visitors or members read was added, changed or removed. */
export class ContentChanged extends DomainEvent<{ kind: ContentKind; id: string }> {
  static override readonly type = 'content.changed';
}

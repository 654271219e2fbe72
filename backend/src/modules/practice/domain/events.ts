import { DomainEvent } from '#kernel/domain-event.ts';

/**
 * A weekly program released a module to some of its students. A long list of users is split into several domain events.
 */
export class ModuleOpened extends DomainEvent<{
  moduleId: string;
  slug: string;
  title: string;
  programTitle: string;
  userIds: readonly string[];
}> {
  static override readonly type = 'practice.module-opened';
}

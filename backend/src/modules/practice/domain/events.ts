import { DomainEvent } from '#kernel/domain-event.ts';

export class ModuleOpened extends DomainEvent<{
  moduleId: string;
  slug: string;
  title: string;
  programTitle: string;
  userIds: readonly string[];
}> {
  static override readonly type = 'practice.module-opened';
}

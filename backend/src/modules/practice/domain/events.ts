import { DomainEvent } from '#kernel/domain-event.ts';

/** A module of a program that opens week by week has opened to some of those who began it. Long lists come in parts. */
export class ModuleOpened extends DomainEvent<{
  moduleId: string;
  slug: string;
  title: string;
  programTitle: string;
  userIds: readonly string[];
}> {
  static override readonly type = 'practice.module-opened';
}

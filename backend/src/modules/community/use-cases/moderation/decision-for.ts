import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { Deed } from '../../domain/deed.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';

export interface Decision {
  readonly kind: 'hide' | 'warn' | 'suspend' | 'restore' | 'lift';
  /** Of the topic; null where it concerned none. */
  readonly title: string | null;
  readonly reason: string;
  readonly until: Date | null;
}

/** What staff did, as its subject is told. Undefined once it is nobody's. */
@Injectable()
export class DecisionFor {
  constructor(private readonly database: Database) {}

  async read({ deedId, userId }: { deedId: string; userId: string }): Promise<Decision | undefined> {
    const em = this.database.em();
    const deed = await em.findOne(Deed, { id: deedId, subjectId: userId });
    if (!deed) return undefined;
    const topic = deed.topicId ? await em.findOne(Topic, { id: deed.topicId }) : null;
    const { kind, reason, until = null } = deed;
    return { kind: kind as Decision['kind'], title: topic?.title ?? null, reason, until };
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Deed, type DeedKind } from '../../domain/deed.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { Names } from './names.ts';
import { placesOf } from './places-of.ts';

export interface Decision {
  readonly kind: Exclude<DeedKind, 'leave' | 'pin' | 'unpin'>;
  readonly title: string | null;
  readonly slug: string | null;
  readonly reason: string;
  readonly until: Date | null;
}

export interface KnownDecision extends Pick<Deed, 'kind' | 'reason' | 'createdAt'> {
  readonly title: string | null;
  /** The post, or the first post of the topic; null without either. */
  readonly postId: string | null;
  readonly subject: string;
}

@Injectable()
export class DecisionFor {
  constructor(
    private readonly database: Database,
    private readonly names: Names,
  ) {}

  /** Undefined when the action has no affected member with this id. */
  async read({ deedId, userId }: { deedId: string; userId: string }): Promise<Decision | undefined> {
    const em = this.database.em();
    const deed = await em.findOne(Deed, { id: deedId, subjectId: userId });
    if (!deed) return undefined;
    const topic = deed.topicId ? await em.findOne(Topic, { id: deed.topicId }) : null;
    const { kind, reason, until = null } = deed;
    return { kind: kind as Decision['kind'], title: topic?.title ?? null, slug: topic?.slug ?? null, reason, until };
  }

  async exists(deedId: string): Promise<boolean> {
    return (await this.database.em().count(Deed, { id: deedId })) > 0;
  }

  async readForStaff(deedId: string): Promise<KnownDecision | undefined> {
    const em = this.database.em();
    const deed = await em.findOne(Deed, { id: deedId });
    if (!deed) return undefined;
    const { kind, reason, createdAt, subjectId } = deed;
    const place = await placesOf(em, [deed]);
    const nameOf = await this.names.of([subjectId]);
    return { kind, reason, createdAt, ...place(deed), subject: nameOf(subjectId) };
  }
}

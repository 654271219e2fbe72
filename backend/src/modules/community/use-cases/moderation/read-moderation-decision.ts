import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { ModerationAction, type ModerationActionType } from '../../domain/moderation-action.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { DisplayNameLookup } from './name-lookup.ts';
import { findActionTargets } from './find-action-targets.ts';

export interface ModerationDecision {
  readonly kind: Exclude<ModerationActionType, 'leave' | 'pin' | 'unpin'>;
  readonly title: string | null;
  readonly slug: string | null;
  readonly reason: string;
  readonly until: Date | null;
}

export interface StaffDecision extends Pick<ModerationAction, 'kind' | 'reason' | 'createdAt'> {
  readonly title: string | null;
  readonly postId: string | null;
  readonly subject: string;
}

@Injectable()
export class ReadModerationDecision {
  constructor(
    private readonly database: Database,
    private readonly names: DisplayNameLookup,
  ) {}

  async read({ deedId, userId }: { deedId: string; userId: string }): Promise<ModerationDecision | undefined> {
    const em = this.database.em();
    const action = await em.findOne(ModerationAction, { id: deedId, subjectId: userId });
    if (!action) return undefined;
    const topic = action.topicId ? await em.findOne(Topic, { id: action.topicId }) : null;
    const { kind, reason, until = null } = action;
    return {
      kind: kind as ModerationDecision['kind'],
      title: topic?.title ?? null,
      slug: topic?.slug ?? null,
      reason,
      until,
    };
  }

  async exists(id: string): Promise<boolean> {
    return (await this.database.em().count(ModerationAction, { id })) > 0;
  }

  async readForStaff(id: string): Promise<StaffDecision | undefined> {
    const em = this.database.em();
    const action = await em.findOne(ModerationAction, { id });
    if (!action) return undefined;
    const { kind, reason, createdAt, subjectId } = action;
    const place = await findActionTargets(em, [action]);
    const nameOf = await this.names.load([subjectId]);
    return { kind, reason, createdAt, ...place(action), subject: nameOf(subjectId) };
  }
}

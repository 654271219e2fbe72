import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { LiveTopics } from '#platform/live/topics.ts';
import { ContentFiguresReader } from '#modules/content/index.ts';
import { TrackingConsent } from '../../domain/tracking-consent.entity.ts';
import { Sitter } from '../../domain/sit.entity.ts';
import type { SitterCountView } from './sits.view.ts';

const heartbeatTimeoutMs = 75_000;
/** Smaller counts of meditating users are not shown, to protect their privacy. */
const minCountForMembers = 3;
const minCountForVisitors = 10;

@Injectable()
export class CountSitters implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly topics: LiveTopics,
    private readonly figures: ContentFiguresReader,
  ) {}

  onModuleInit(): void {
    this.topics.addTopic('sitters', async () => ({ people: await this.people(minCountForMembers) }));
    this.figures.addSitters(() => this.people(minCountForVisitors));
  }

  async read({ userId, seconds }: { userId: string; seconds?: number | undefined }): Promise<SitterCountView> {
    const [people, others, consent] = await Promise.all([
      this.people(minCountForMembers),
      seconds === undefined ? null : this.others(userId, seconds),
      this.database.em().findOne(TrackingConsent, { userId }),
    ]);
    return { people, others, showsLight: consent?.showsLight ?? false };
  }

  private async people(from: number): Promise<number | null> {
    const count = await this.database.em().count(Sitter, { seenAt: { $gt: this.timeBefore(heartbeatTimeoutMs) } });
    return count < from ? null : count;
  }

  private async others(userId: string, seconds: number): Promise<number | null> {
    // Adds the heartbeat timeout, because the last heartbeat of a user may precede the period.
    const seenAt = { $gt: this.timeBefore(seconds * 1000 + heartbeatTimeoutMs) };
    const [all, others] = await Promise.all([
      this.database.em().count(Sitter, { seenAt }),
      this.database.em().count(Sitter, { seenAt, userId: { $ne: userId } }),
    ]);
    return all < minCountForMembers ? null : others;
  }

  private timeBefore(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}

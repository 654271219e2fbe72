import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { LiveTopics } from '#platform/live/topics.ts';
import { ContentFigures } from '#modules/content/index.ts';
import { PracticeWish } from '../../domain/practice-wish.entity.ts';
import { Sitter } from '../../domain/sit.entity.ts';
import type { SittersView } from './sits.view.ts';

/** A user without a heartbeat for this long is no longer counted. */
const silentForMs = 75_000;
/** Smaller numbers are hidden for privacy. */
const toldToMembersFrom = 3;
const toldToVisitorsFrom = 10;

@Injectable()
export class CountSitters implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly topics: LiveTopics,
    private readonly figures: ContentFigures,
  ) {}

  onModuleInit(): void {
    this.topics.add('sitters', async () => ({ people: await this.people(toldToMembersFrom) }));
    this.figures.addSitters(() => this.people(toldToVisitorsFrom));
  }

  /**
   * `seconds` is the duration of the reader's sit; with it, the response counts the users who meditated in that time.
   */
  async read({ userId, seconds }: { userId: string; seconds?: number | undefined }): Promise<SittersView> {
    const [people, others, wish] = await Promise.all([
      this.people(toldToMembersFrom),
      seconds === undefined ? null : this.others(userId, seconds),
      this.database.em().findOne(PracticeWish, { userId }),
    ]);
    return { people, others, showsLight: wish?.showsLight ?? false };
  }

  private async people(from: number): Promise<number | null> {
    const count = await this.database.em().count(Sitter, { seenAt: { $gt: this.before(silentForMs) } });
    return count < from ? null : count;
  }

  private async others(userId: string, seconds: number): Promise<number | null> {
    // A user who was meditating at that start may have sent the last heartbeat shortly before.
    const seenAt = { $gt: this.before(seconds * 1000 + silentForMs) };
    const [all, others] = await Promise.all([
      this.database.em().count(Sitter, { seenAt }),
      this.database.em().count(Sitter, { seenAt, userId: { $ne: userId } }),
    ]);
    return all < toldToMembersFrom ? null : others;
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}

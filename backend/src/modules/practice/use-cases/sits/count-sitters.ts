import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { LiveTopics } from '#platform/live/topics.ts';
import { ContentFigures } from '#modules/content/index.ts';
import { PracticeWish } from '../../domain/practice-wish.entity.ts';
import { Sitter } from '../../domain/sit.entity.ts';
import type { SittersView } from './sits.view.ts';

/** Who gave no sign of life for so long does not sit any more. */
const silentForMs = 75_000;
/** Fewer are nobody's business. */
const toldToMembersFrom = 3;
const toldToVisitorsFrom = 10;

/** How many people sit now, of those who agreed to be counted. Nobody is named. */
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

  /** `seconds`: how long the reader sat; who else was there meanwhile is told then. */
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
    // Whoever sat when the reader began may have given their last sign shortly before.
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

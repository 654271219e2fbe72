import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EventDates, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { Attendance, computeJoinOpensAt } from '../../domain/attendance.entity.ts';
import { EventDateCancelled, EventDateOver, MeetingLinkMissing, JoiningNotOpenYet } from '../../domain/errors.ts';

/** No other endpoint for members may return the meeting link. */
@Injectable()
export class JoinCircle {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly entitlement: ReadEntitlement,
    private readonly clock: Clock,
  ) {}

  async join({ userId, eventId, startsAt }: { userId: string; eventId: string; startsAt: Date }): Promise<string> {
    const [{ tier }, event] = await Promise.all([this.entitlement.read(userId), this.dates.readEvent(eventId)]);
    const date = this.dates.getStartingAt(event, startsAt);
    if (!isTierAtLeast(tier, event.visibilityTier)) throw new TierTooLow(event.visibilityTier);
    const now = this.clock.now();
    if (date.isCancelled) throw new EventDateCancelled();
    if (now >= date.endsAt) throw new EventDateOver();
    if (now < computeJoinOpensAt(date.startsAt)) throw new JoiningNotOpenYet(computeJoinOpensAt(date.startsAt));
    const url = date.room ?? event.roomLink;
    if (!event.isVirtual || !url) throw new MeetingLinkMissing();
    await this.tx.run(({ em }) =>
      em.upsert(
        Attendance,
        { userId, eventId, knownAs: date.knownAs, joinedAt: now, recordedBy: null },
        { onConflictFields: ['userId', 'eventId', 'knownAs'], onConflictAction: 'ignore' },
      ),
    );
    return url;
  }
}

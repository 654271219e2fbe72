import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { includesTier } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EventDates, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { Attendance, opensAt } from '../../domain/attendance.entity.ts';
import { DateCancelled, DateOver, NoMeetingLink, NotOpen } from '../../domain/errors.ts';

/** No other endpoint for members returns the meeting link. */
@Injectable()
export class JoinCircle {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly entitlement: ReadEntitlement,
    private readonly clock: Clock,
  ) {}

  /**
   * Records attendance once per member and occurrence. Throws NoSuchContent, NoSuchDate, TierTooLow, DateCancelled,
   * DateOver, NotOpen, NoMeetingLink.
   */
  async join({ userId, eventId, startsAt }: { userId: string; eventId: string; startsAt: Date }): Promise<string> {
    const [{ tier }, event] = await Promise.all([this.entitlement.read(userId), this.dates.event(eventId)]);
    const date = this.dates.getStartingAt(event, startsAt);
    if (!includesTier(tier, event.visibilityTier)) throw new TierTooLow(event.visibilityTier);
    const now = this.clock.now();
    if (date.isCancelled) throw new DateCancelled();
    if (now >= date.endsAt) throw new DateOver();
    if (now < opensAt(date.startsAt)) throw new NotOpen(opensAt(date.startsAt));
    const url = date.room ?? event.roomLink;
    if (!event.isVirtual || !url) throw new NoMeetingLink();
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

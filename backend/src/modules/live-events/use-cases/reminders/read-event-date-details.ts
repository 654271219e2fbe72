import { Injectable } from '@nestjs/common';
import { isSameMoment } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { EventDates, type ScheduledDate, type EventSummary } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { Rsvp } from '../../domain/rsvp.entity.ts';

interface DateDetailsRequest {
  readonly userId: string | null;
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
  readonly readers: 'date' | 'all' | 'anyone';
}

export type EventDateDetails = Pick<EventSummary, 'title' | 'slug' | 'zone' | 'isVirtual' | 'location'> &
  Pick<ScheduledDate, 'startsAt' | 'endsAt' | 'isCancelled' | 'note'> & {
    readonly isGone: boolean;
  };

@Injectable()
export class ReadEventDateDetails {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly entitlement: ReadEntitlement,
  ) {}

  async read({
    userId,
    eventId,
    knownAs,
    startsAt,
    readers,
  }: DateDetailsRequest): Promise<EventDateDetails | undefined> {
    const event = await this.findVisibleEvent(userId, eventId);
    if (!event || !userId) return undefined;
    const at = new Date(startsAt);
    const found =
      this.dates.findKnownAs(event, new Date(knownAs)) ??
      this.dates.datesBetween(event, at, at).find((date) => isSameMoment(date.startsAt, at));
    if (!found) return toDetails(event, { startsAt: at, endsAt: at, isCancelled: true, note: null }, true);
    const mayRead =
      readers === 'anyone' || (await this.isAttending(userId, eventId, readers === 'all' ? null : found.knownAs));
    return mayRead ? toDetails(event, found) : undefined;
  }

  async next({
    userId,
    eventId,
  }: Pick<DateDetailsRequest, 'userId' | 'eventId'>): Promise<EventDateDetails | undefined> {
    const event = await this.findVisibleEvent(userId, eventId);
    const next = event && this.dates.currentOrNext(event);
    return next && userId && (await this.isAttending(userId, eventId, null)) ? toDetails(event, next) : undefined;
  }

  private async findVisibleEvent(userId: string | null, eventId: string): Promise<EventSummary | undefined> {
    const [event, { tier }] = await Promise.all([
      this.dates.findEvents(eventId),
      this.entitlement.read(userId ?? undefined),
    ]);
    return event && isTierAtLeast(tier, event.visibilityTier) ? event : undefined;
  }

  private async isAttending(userId: string, eventId: string, knownAs: Date | null): Promise<boolean> {
    const answers = await this.database.em().find(Rsvp, { userId, eventId, $or: [{ knownAs }, { knownAs: null }] });
    const own = answers.find((answer) => answer.knownAs !== null);
    return (own ?? answers[0] ?? { state: 'not-coming' }).state !== 'not-coming';
  }
}

function toDetails(
  { title, slug, zone, isVirtual, location }: EventSummary,
  { startsAt, endsAt, isCancelled, note }: Pick<ScheduledDate, 'startsAt' | 'endsAt' | 'isCancelled' | 'note'>,
  isGone = false,
): EventDateDetails {
  return { title, slug, zone, isVirtual, location, startsAt, endsAt, isCancelled, note, isGone };
}

import { Injectable } from '@nestjs/common';
import { isSameMoment } from '#kernel/clock.ts';
import { reaches } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { EventDates, type HeldDate, type KnownEvent } from '#modules/content/index.ts';
import { EntitlementOf } from '#modules/membership/index.ts';
import { Rsvp } from '../../domain/rsvp.entity.ts';

interface Asked {
  readonly userId: string | null;
  readonly eventId: string;
  readonly knownAs: string;
  readonly startsAt: string;
  /** True for members who attend all dates, also when they cancelled this one. */
  readonly isOfAll: boolean;
}

/** Data for a message about a date, read when it is sent. Never includes the meeting link. */
export type DateToTell = Pick<KnownEvent, 'title' | 'slug' | 'zone' | 'isVirtual' | 'location'> &
  Pick<HeldDate, 'startsAt' | 'endsAt' | 'isCancelled' | 'note'> & {
    /** True when the rule no longer has this date and no other date is at its time. */
    readonly isGone: boolean;
  };

/** Returns the date only while the member has an RSVP and their tier includes the event. */
@Injectable()
export class ReadDateToTell {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly entitlement: EntitlementOf,
  ) {}

  /** Falls back to the start time, because a new rule changes `knownAs`. A missing date is returned as cancelled. */
  async read({ userId, eventId, knownAs, startsAt, isOfAll }: Asked): Promise<DateToTell | undefined> {
    const event = await this.eventFor(userId, eventId);
    if (!event || !userId) return undefined;
    const at = new Date(startsAt);
    const found =
      this.dates.dateKnownAs(event, new Date(knownAs)) ??
      this.dates.datesOf(event, at, at).find((date) => isSameMoment(date.startsAt, at));
    if (!found) return dateOf(event, { startsAt: at, endsAt: at, isCancelled: true, note: null }, true);
    return (await this.comesTo(userId, eventId, isOfAll ? null : found.knownAs)) ? dateOf(event, found) : undefined;
  }

  async next({ userId, eventId }: Pick<Asked, 'userId' | 'eventId'>): Promise<DateToTell | undefined> {
    const event = await this.eventFor(userId, eventId);
    const next = event && this.dates.nextOf(event);
    return next && userId && (await this.comesTo(userId, eventId, null)) ? dateOf(event, next) : undefined;
  }

  private async eventFor(userId: string | null, eventId: string): Promise<KnownEvent | undefined> {
    const [event, { tier }] = await Promise.all([this.dates.find(eventId), this.entitlement.read(userId ?? undefined)]);
    return event && reaches(tier, event.visibilityTier) ? event : undefined;
  }

  /** For one date, or for all dates when `knownAs` is null. */
  private async comesTo(userId: string, eventId: string, knownAs: Date | null): Promise<boolean> {
    const answers = await this.database.em().find(Rsvp, { userId, eventId, $or: [{ knownAs }, { knownAs: null }] });
    const own = answers.find((answer) => answer.knownAs !== null);
    return (own ?? answers[0] ?? { state: 'not-coming' }).state !== 'not-coming';
  }
}

function dateOf(
  { title, slug, zone, isVirtual, location }: KnownEvent,
  { startsAt, endsAt, isCancelled, note }: Pick<HeldDate, 'startsAt' | 'endsAt' | 'isCancelled' | 'note'>,
  isGone = false,
): DateToTell {
  return { title, slug, zone, isVirtual, location, startsAt, endsAt, isCancelled, note, isGone };
}

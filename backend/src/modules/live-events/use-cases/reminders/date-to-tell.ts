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
  /** When it was to begin as it was told of. */
  readonly startsAt: string;
  /** It is told to whoever comes to all dates, even where they leave out this one. */
  readonly isOfAll: boolean;
}

/** What a message about a date may say at the moment it is sent. The way into the room is never a part of it. */
export type DateToTell = Pick<KnownEvent, 'title' | 'slug' | 'zone' | 'isVirtual' | 'location'> &
  Pick<HeldDate, 'startsAt' | 'endsAt' | 'isCancelled' | 'note'> & {
    /** The rule names it no more, and nothing is held at its time. */
    readonly isGone: boolean;
  };

/** A date for whoever said that they come, if they still do and still may. */
@Injectable()
export class ReadDateToTell {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly entitlement: EntitlementOf,
  ) {}

  /** Another rule gives a date another name: then it is found by its time. One that is gone is cancelled. */
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

  /** The next date of an event, for whoever comes to all of them. */
  async next({ userId, eventId }: Pick<Asked, 'userId' | 'eventId'>): Promise<DateToTell | undefined> {
    const event = await this.eventFor(userId, eventId);
    const next = event && this.dates.nextOf(event);
    return next && userId && (await this.comesTo(userId, eventId, null)) ? dateOf(event, next) : undefined;
  }

  private async eventFor(userId: string | null, eventId: string): Promise<KnownEvent | undefined> {
    const [event, { tier }] = await Promise.all([this.dates.find(eventId), this.entitlement.read(userId ?? undefined)]);
    return event && reaches(tier, event.visibilityTier) ? event : undefined;
  }

  /** To a date, or without its name to all. */
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

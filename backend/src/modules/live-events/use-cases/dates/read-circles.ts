import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { EventDates, ReplayReader, type ScheduledDate, type EventSummary } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { computeJoinOpensAt } from '../../domain/attendance.entity.ts';
import type { CircleDateView, CirclesView } from './circles.view.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const maxAheadMs = 100 * dayMs;
const maxDatesOfOneEvent = 6;
const maxDatesOfTier = 4;

interface FoundDate {
  readonly event: EventSummary;
  readonly date: ScheduledDate;
}

interface AttendanceCounts {
  readonly eventId: string;
  readonly knownAs: string | Date;
  readonly coming: number;
  readonly present: number;
  readonly wasThere: boolean;
  readonly answer: string | null;
  readonly comesToAll: boolean;
}

const attendanceCountsQuery = {
  name: 'live-events.figures',
  text: `select d.event_id as "eventId", d.known_as as "knownAs",
      (select count(*)::int from rsvp r where r.event_id = d.event_id and r.state = 'coming'
        and (r.known_as = d.known_as or (r.known_as is null and not exists (select from rsvp own
          where own.event_id = d.event_id and own.known_as = d.known_as and own.user_id = r.user_id)))) as coming,
      (select count(*)::int from attendance a where a.event_id = d.event_id and a.known_as = d.known_as) as present,
      exists (select from attendance a
        where a.event_id = d.event_id and a.known_as = d.known_as and a.user_id = $3) as "wasThere",
      (select r.state from rsvp r where r.event_id = d.event_id and r.known_as = d.known_as and r.user_id = $3) as answer,
      exists (select from rsvp r where r.event_id = d.event_id and r.known_as is null and r.user_id = $3
        and r.state = 'coming') as "comesToAll"
    from unnest($1::uuid[], $2::timestamptz[]) as d(event_id, known_as)`,
};

@Injectable()
export class ReadCircles {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly replays: ReplayReader,
    private readonly entitlement: ReadEntitlement,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<CirclesView> {
    const now = this.clock.now();
    const events = await this.dates.listBetween(new Date(now.getTime() - weekMs), new Date(now.getTime() + maxAheadMs));
    const found = events
      .filter(({ event }) => event.category === 'circle')
      .flatMap(({ event, dates }) => {
        const isOver = ({ endsAt }: ScheduledDate) => endsAt <= now;
        const over = dates.filter((date) => isOver(date) && !date.isCancelled);
        const ahead = dates.filter((date) => !isOver(date));
        const cancelled = ahead.filter(({ isCancelled }) => isCancelled).slice(0, 1);
        const next = ahead.filter(({ isCancelled }) => !isCancelled).slice(0, 1);
        const listedCancelled = cancelled.filter(({ startsAt }) => !next[0] || startsAt < next[0].startsAt);
        return [...listedCancelled, ...next, ...over].map((date) => ({ event, date }));
      });
    return {
      now: now.toISOString(),
      items: await this.toViews(found, userId, (await this.entitlement.read(userId)).tier),
    };
  }

  async listByTier(userId: string, wanted: Tier): Promise<CirclesView> {
    const now = this.clock.now();
    const [{ tier }, events] = await Promise.all([
      this.entitlement.read(userId),
      this.dates.listBetween(now, new Date(now.getTime() + 4 * maxAheadMs)),
    ]);
    const found = events
      .filter(({ event }) => event.visibilityTier === wanted)
      .flatMap(({ event, dates }) => dates.filter(({ endsAt }) => endsAt > now).map((date) => ({ event, date })))
      .toSorted((one, other) => one.date.startsAt.getTime() - other.date.startsAt.getTime())
      .slice(0, maxDatesOfTier);
    return { now: now.toISOString(), items: await this.toViews(found, userId, tier) };
  }

  /** Also returns the last past occurrence, but for a recurring event only until a week after its end. */
  async listByEvent(userId: string, eventId: string): Promise<CirclesView> {
    const now = this.clock.now();
    const [{ tier }, event] = await Promise.all([this.entitlement.read(userId), this.dates.readEvent(eventId)]);
    const from = new Date(event.recurrence ? now.getTime() - weekMs : 0);
    const dates = this.dates.datesBetween(event, from, new Date(now.getTime() + 4 * maxAheadMs));
    const over = dates.filter(({ endsAt, isCancelled }) => endsAt <= now && !isCancelled).slice(-1);
    const ahead = dates.filter(({ endsAt }) => endsAt > now).slice(0, maxDatesOfOneEvent);
    const found = [...over, ...ahead].map((date) => ({ event, date }));
    return { now: now.toISOString(), items: await this.toViews(found, userId, tier) };
  }

  async next(userId: string, tier: Tier): Promise<CircleDateView | undefined> {
    const now = this.clock.now();
    const events = await this.dates.listBetween(new Date(now.getTime() - dayMs), new Date(now.getTime() + maxAheadMs));
    const found = events
      .filter(({ event }) => isTierAtLeast(tier, event.visibilityTier))
      .flatMap(({ event, dates }) => dates.filter(({ isCancelled }) => !isCancelled).map((date) => ({ event, date })))
      .toSorted((one, other) => one.date.startsAt.getTime() - other.date.startsAt.getTime());
    const ahead = found.filter(({ date }) => date.endsAt > now);
    const open = ahead.filter(({ date }) => computeJoinOpensAt(date.startsAt) <= now);
    if (open.length > 0) {
      const views = await this.toViews(open, userId, tier);
      return views.findLast(({ answer }) => answer === 'coming') ?? views.at(-1);
    }
    const ended = found.findLast(({ date }) => date.endsAt <= now);
    const views = await this.toViews([...(ended ? [ended] : []), ...ahead.slice(0, 1)], userId, tier);
    const [last] = ended ? views : [];
    return last && (last.wasThere || last.answer === 'coming') ? last : views[ended ? 1 : 0];
  }

  private async toViews(found: readonly FoundDate[], userId: string, tier: Tier): Promise<CircleDateView[]> {
    const figures =
      found.length === 0
        ? []
        : await this.database.prepared<AttendanceCounts>(attendanceCountsQuery, [
            found.map(({ event }) => event.id),
            found.map(({ date }) => date.knownAs),
            userId,
          ]);
    const keyOf = (eventId: string, knownAs: string | Date) => `${eventId} ${new Date(knownAs).toISOString()}`;
    const known = new Map(figures.map((figure) => [keyOf(figure.eventId, figure.knownAs), figure]));
    const replayIds = await this.findReplays(found);
    return found.map(({ event, date }) => ({
      ...toView({ event, date }, known.get(keyOf(event.id, date.knownAs)), tier),
      replayId: replayIds.get(date) ?? null,
    }));
  }

  private async findReplays(found: readonly FoundDate[]): Promise<ReadonlyMap<ScheduledDate, string | null>> {
    const now = this.clock.now();
    const over = found.filter(({ date }) => date.endsAt <= now);
    const ids = await this.replays.findIdsByDates(
      over.map(({ event, date }) => ({ eventId: event.id, knownAs: date.knownAs })),
    );
    return new Map(over.map(({ date }, at) => [date, ids[at] ?? null]));
  }
}

function toView(
  { event, date }: FoundDate,
  figures: AttendanceCounts | undefined,
  tier: Tier,
): Omit<CircleDateView, 'replayId'> {
  const { id: eventId, slug, title, category, zone, isVirtual, location, visibilityTier, capacity, recurrence } = event;
  const { coming = 0, present = 0, wasThere = false, comesToAll = false, answer } = figures ?? {};
  const isMoved = date.originalStart !== null && date.originalStart.getTime() !== date.startsAt.getTime();
  return {
    ...{ eventId, slug, title, category, zone, isVirtual, location, visibilityTier },
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    opensAt: computeJoinOpensAt(date.startsAt).toISOString(),
    isSeries: recurrence !== null,
    movedFrom: isMoved ? (date.originalStart?.toISOString() ?? null) : null,
    ...{ isCancelled: date.isCancelled, note: date.note, locked: !isTierAtLeast(tier, visibilityTier) },
    answer:
      answer === 'waiting'
        ? 'waiting'
        : answer === 'coming' || (comesToAll && answer !== 'not-coming')
          ? 'coming'
          : null,
    ...{ comesToAll, coming, present, wasThere },
    placesLeft: capacity === null ? null : Math.max(0, capacity - coming),
  };
}

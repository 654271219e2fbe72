import { Injectable } from '@nestjs/common';
import { Clock, isSameMoment } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { normalizeForSearch } from '#kernel/normalize-text.ts';
import type { Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { EventDates, ReplayReader, type EventSummary, type ScheduledDate } from '#modules/content/index.ts';
import type { EventDateRowsView, EventDateRowView } from './event-dates.view.ts';

const yearMs = 366 * 86_400_000;
const openEndMs = 5 * yearMs;
const maxDatesOfEvent = 60;

interface DateListRequest {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly order: 'asc' | 'desc';
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly tier?: Tier | undefined;
  readonly offset: number;
  readonly limit: number;
}

type ListedEvent = EventSummary & Partial<Pick<EventDateRowView, 'status'>>;

interface FoundDate {
  readonly event: ListedEvent;
  readonly date: ScheduledDate;
}

interface Counts {
  readonly coming: number;
  readonly waiting: number;
  readonly present: number;
}

const countsQuery = {
  name: 'live-events.staff-figures',
  text: `select
      (select count(*)::int from rsvp r where r.event_id = d.event_id and r.state = 'coming'
        and (r.known_as = d.known_as or (r.known_as is null and not exists (select from rsvp own
          where own.event_id = d.event_id and own.known_as = d.known_as and own.user_id = r.user_id)))) as coming,
      (select count(*)::int from rsvp r
        where r.event_id = d.event_id and r.known_as = d.known_as and r.state = 'waiting') as waiting,
      (select count(*)::int from attendance a where a.event_id = d.event_id and a.known_as = d.known_as) as present
    from unnest($1::uuid[], $2::timestamptz[]) with ordinality as d(event_id, known_as, place) order by d.place`,
};

@Injectable()
export class ListStaffEventDates {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly replays: ReplayReader,
    private readonly clock: Clock,
  ) {}

  async list(request: DateListRequest): Promise<EventDateRowsView> {
    const now = this.clock.now();
    const from = request.from ?? now;
    const latest = new Date(from.getTime() + (request.to ? yearMs : openEndMs));
    const to = request.to && request.to < latest ? request.to : latest;
    const isListed = ({ endsAt, startsAt }: ScheduledDate) => endsAt > from && startsAt < to;
    const limitDates = (dates: ScheduledDate[]) => (request.to ? dates : dates.slice(0, maxDatesOfEvent));
    const direction = request.order === 'asc' ? 1 : -1;
    const [published, drafts] = await Promise.all([
      this.dates.listBetween(from, to),
      this.dates.listDraftsBetween(from, to),
    ]);
    const found = [...published, ...drafts]
      .filter(({ event }) => matches(event, request))
      .flatMap(({ event, dates }) => limitDates(dates.filter(isListed)).map((date) => ({ event, date })))
      .toSorted((one, other) => direction * (one.date.startsAt.getTime() - other.date.startsAt.getTime()));
    const page = found.slice(request.offset, request.offset + request.limit);
    return {
      now: now.toISOString(),
      zone: institute.timeZone,
      total: found.length,
      items: await this.toRows(page, now),
    };
  }

  private async toRows(page: readonly FoundDate[], now: Date): Promise<EventDateRowView[]> {
    if (page.length === 0) return [];
    const counts = await this.database.prepared<Counts>(countsQuery, [
      page.map(({ event }) => event.id),
      page.map(({ date }) => date.knownAs),
    ]);
    const over = page.filter(({ date }) => date.endsAt <= now);
    const replayIds = await this.replays.findIdsByDates(
      over.map(({ event, date }) => ({ eventId: event.id, knownAs: date.knownAs })),
    );
    const replayOf = new Map(over.map(({ date }, at) => [date, replayIds[at] ?? null]));
    return page.map(({ event, date }, at) => ({
      ...toRow(event, date),
      ...(counts[at] ?? { coming: 0, waiting: 0, present: 0 }),
      replayId: replayOf.get(date) ?? null,
    }));
  }
}

function matches(event: EventSummary, { q, category, tier }: DateListRequest): boolean {
  return (
    (!q || normalizeForSearch(event.title).includes(normalizeForSearch(q))) &&
    (!category || event.category === category) &&
    (!tier || event.visibilityTier === tier)
  );
}

function toRow(event: ListedEvent, date: ScheduledDate): Omit<EventDateRowView, keyof Counts | 'replayId'> {
  const { id: eventId, title, slug, category, visibilityTier, zone, recurrence, isVirtual, location, capacity } = event;
  const { isCancelled, note, room, originalStart } = date;
  const lasts = event.endsAt.getTime() - event.startsAt.getTime();
  const originalEnd = originalStart && new Date(originalStart.getTime() + lasts);
  return {
    ...{ eventId, title, slug, category, visibilityTier, zone, recurrence, isVirtual, location, capacity },
    ...{ isCancelled, note, room },
    status: event.status ?? 'published',
    knownAs: date.knownAs.toISOString(),
    originalStart: originalStart?.toISOString() ?? null,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    originalEnd: originalEnd?.toISOString() ?? null,
    isMoved: Boolean(
      originalStart &&
      originalEnd &&
      !(isSameMoment(date.startsAt, originalStart) && isSameMoment(date.endsAt, originalEnd)),
    ),
  };
}

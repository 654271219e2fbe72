import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { listDatesBetween, type ScheduledDate } from '../kinds/event/dates.ts';
import { prepareEventValues } from '../kinds/event/prepare-event-values.ts';
import { EventDates } from './event-dates.ts';
import type { EventClashView, EventPreviewView } from './event-preview.view.ts';

const previewedDays = 366;
const shownDates = 3;
const shownClashes = 3;

interface PreviewRequest {
  readonly startsAt: ValidDate;
  readonly endsAt: ValidDate;
  readonly zone?: string;
  readonly recurrence?: string | null;
  readonly eventId?: string;
}

@Injectable()
export class PreviewEventDates {
  constructor(
    private readonly events: EventDates,
    private readonly clock: Clock,
  ) {}

  async preview({ eventId, ...form }: PreviewRequest): Promise<EventPreviewView> {
    const { startsAt, endsAt, zone = institute.timeZone } = form;
    const { recurrence = null } = prepareEventValues(form, undefined) as { recurrence?: string | null };
    const from = new Date(Math.max(this.clock.now().getTime(), startsAt.getTime()));
    const to = DateTime.fromJSDate(from).plus({ days: previewedDays }).toJSDate();
    const event = { id: eventId ?? '', startsAt, endsAt, zone, recurrence, changes: [] };
    const dates = listDatesBetween(event, from, to).filter((date) => date.endsAt > from);
    return {
      dates: dates.slice(0, shownDates).map((date) => ({
        startsAt: date.startsAt.toISOString(),
        endsAt: date.endsAt.toISOString(),
      })),
      clockChange: findClockChange(dates, zone),
      clashes: await this.findClashes(dates, eventId),
    };
  }

  private async findClashes(dates: readonly ScheduledDate[], eventId: string | undefined): Promise<EventClashView[]> {
    const [first, last] = [dates[0], dates.at(-1)];
    if (!first || !last) return [];
    const others = await this.events.listBetween(first.startsAt, last.endsAt);
    return others
      .filter(({ event }) => event.id !== eventId)
      .flatMap(({ event, dates: held }) =>
        held
          .filter((other) => !other.isCancelled && dates.some((date) => overlap(date, other)))
          .map(({ startsAt }) => ({ eventId: event.id, title: event.title, startsAt: startsAt.toISOString() })),
      )
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, shownClashes);
  }
}

const overlap = (one: ScheduledDate, other: ScheduledDate): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

function findClockChange(dates: readonly ScheduledDate[], zone: string): string | null {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || first === last) return null;
  const start = DateTime.fromJSDate(first.startsAt, { zone }).startOf('day');
  for (let day = 1; day <= previewedDays; day += 1) {
    const at = start.plus({ days: day });
    if (at.toJSDate() > last.startsAt) return null;
    if (at.plus({ days: 1 }).offset !== at.offset) return at.toISODate();
  }
  return null;
}

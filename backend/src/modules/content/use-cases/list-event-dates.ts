import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { HeldDate } from '../kinds/event/dates.ts';
import { EventDates } from './event-dates.ts';

const monthMs = 30 * 86_400_000;
const yearMs = 366 * 86_400_000;

type Told<Held> = {
  [Field in keyof Held]: Held[Field] extends Date
    ? string
    : Held[Field] extends Date | null
      ? string | null
      : Held[Field];
};
type DateTold = Told<Omit<HeldDate, 'changedAt'>>;

@Injectable()
export class ListEventDates {
  constructor(
    private readonly dates: EventDates,
    private readonly clock: Clock,
  ) {}

  /** Throws NoSuchContent. */
  async list(eventId: string): Promise<DateTold[]> {
    const now = this.clock.now().getTime();
    const event = await this.dates.event(eventId);
    return this.dates.datesOf(event, new Date(now - monthMs), new Date(now + yearMs)).map(viewOf);
  }

  async view(date: Promise<HeldDate>): Promise<DateTold> {
    return viewOf(await date);
  }
}

const viewOf = ({ knownAs, originalStart, startsAt, endsAt, changedAt: _, ...date }: HeldDate): DateTold => ({
  knownAs: knownAs.toISOString(),
  originalStart: originalStart?.toISOString() ?? null,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  ...date,
});

import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { ScheduledDate } from '../kinds/event/dates.ts';
import { EventDates } from './event-dates.ts';

const monthMs = 30 * 86_400_000;
const yearMs = 366 * 86_400_000;

type Serialized<Held> = {
  [Field in keyof Held]: Held[Field] extends Date
    ? string
    : Held[Field] extends Date | null
      ? string | null
      : Held[Field];
};
type SerializedDate = Serialized<Omit<ScheduledDate, 'changedAt'>>;

@Injectable()
export class ListEventDates {
  constructor(
    private readonly dates: EventDates,
    private readonly clock: Clock,
  ) {}

  async list(eventId: string): Promise<SerializedDate[]> {
    const now = this.clock.now().getTime();
    const event = await this.dates.readEvent(eventId);
    return this.dates.datesBetween(event, new Date(now - monthMs), new Date(now + yearMs)).map(toView);
  }

  async view(date: Promise<ScheduledDate>): Promise<SerializedDate> {
    return toView(await date);
  }
}

const toView = ({
  knownAs,
  originalStart,
  startsAt,
  endsAt,
  changedAt: _,
  ...date
}: ScheduledDate): SerializedDate => ({
  knownAs: knownAs.toISOString(),
  originalStart: originalStart?.toISOString() ?? null,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  ...date,
});

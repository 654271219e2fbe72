import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { reaches, type Tier } from '../../../kernel/tier.ts';
import { Database } from '../../../platform/database/database.ts';
import type { EventCategory } from '../kinds/event/entity.ts';
import { datesAt } from '../kinds/event/series.ts';

/** A date on which people meet, without the way in. */
export interface DateToCome {
  readonly slug: string;
  readonly title: string;
  readonly category: EventCategory;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The IANA zone whose wall clock the event keeps. */
  readonly zone: string;
  readonly isVirtual: boolean;
  readonly location: string | null;
}

interface Row extends Omit<DateToCome, 'startsAt' | 'endsAt'> {
  readonly id: string;
  readonly startsAt: string | Date;
  readonly endsAt: string | Date;
  readonly recurrence: string | null;
  readonly visibilityTier: Tier;
}

/** What repeats, and what is held once and not over. */
const notOver = {
  name: 'content.dates-to-come',
  text: `select id, slug, title, category, starts_at as "startsAt", ends_at as "endsAt", zone, recurrence,
      is_virtual as "isVirtual", location, visibility_tier as "visibilityTier"
    from events where recurrence is not null or ends_at > $1`,
};

/** The date that is held now or next. */
@Injectable()
export class NextDate {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of what is open to a tier; undefined where nothing is planned. */
  async read(tier: Tier): Promise<DateToCome | undefined> {
    const now = this.clock.now();
    const rows = await this.database.prepared<Row>(notOver, [now]);
    const dates = rows
      .filter(({ visibilityTier }) => reaches(tier, visibilityTier))
      .flatMap((row) => dateOf(row, now))
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    return dates[0];
  }
}

function dateOf({ id, recurrence, visibilityTier: _, ...event }: Row, now: Date): DateToCome[] {
  const first = new Date(event.startsAt);
  const lastsMs = new Date(event.endsAt).getTime() - first.getTime();
  const startsAt = recurrence
    ? dateOfSeries({ id, startsAt: first, zone: event.zone, recurrence }, lastsMs, now)
    : first;
  return startsAt ? [{ ...event, startsAt, endsAt: new Date(startsAt.getTime() + lastsMs) }] : [];
}

/** The date that is being held, or the one to come. Every date of a series lasts as long as its first. */
function dateOfSeries(series: Parameters<typeof datesAt>[0], lastsMs: number, now: Date): Date | undefined {
  const dates = datesAt(series, now);
  const isHeld = dates?.last && dates.last.getTime() + lastsMs > now.getTime();
  return isHeld ? dates.last : dates?.next[0];
}

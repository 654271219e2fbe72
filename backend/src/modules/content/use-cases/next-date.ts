import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { reaches, type Tier } from '../../../kernel/tier.ts';
import { Database } from '../../../platform/database/database.ts';
import type { EventCategory } from '../kinds/event/entity.ts';
import { eventTimes, timesOf, type TimesRow } from '../kinds/event/dates.ts';
import { datesAt, hasDates } from '../kinds/event/series.ts';

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

interface Row extends Omit<DateToCome, 'startsAt' | 'endsAt'>, TimesRow {
  readonly startsAt: TimesRow['startsAt'];
  readonly endsAt: TimesRow['endsAt'];
  readonly visibilityTier: Tier;
}

/** What has several dates, and what is held once and not over. */
const notOver = {
  name: 'content.dates-to-come',
  text: `select ${eventTimes}, e.slug, e.title, e.category, e.is_virtual as "isVirtual", e.location,
      e.visibility_tier as "visibilityTier"
    from events e where ${hasDates} or e.ends_at > $1`,
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

/** The date that is being held, or the one to come. */
function dateOf(row: Row, now: Date): DateToCome[] {
  const dates = datesAt(timesOf(row), now);
  const date = dates?.last && dates.last.endsAt > now ? dates.last : dates?.next[0];
  if (!date) return [];
  const { slug, title, category, zone, isVirtual, location } = row;
  return [{ slug, title, category, zone, isVirtual, location, startsAt: date.startsAt, endsAt: date.endsAt }];
}

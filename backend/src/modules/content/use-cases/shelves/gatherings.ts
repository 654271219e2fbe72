import type { Tier } from '../../../../kernel/tier.ts';
import type { EventCategory, MeditationType, ResourceType } from '../../domain/kinds.ts';
import { unlessLocked, visibilityOf } from '../../domain/visibility.ts';
import type { EventView, MeditationView, ResourceView } from '../content.view.ts';
import { joinSeries, shownAt } from './series.ts';
import { newestFirst, titled, type Row, type Shelf } from './shelf.ts';

export const events: Shelf<EventView> = {
  alias: 'e',
  hasSlug: true,
  select: `select e.*, ${shownAt} as shown_at, s.later from events e`,
  join: joinSeries,
  // What comes next is read from today on; everything else newest first.
  order: ({ when }) => ({ key: shownAt, type: 'timestamptz', direction: when === 'upcoming' ? 'asc' : 'desc' }),
  conditions: ({ q, when }, now) => [
    ...titled('e', q),
    ...(when
      ? [{ sql: `${shownAt} ${when === 'upcoming' ? '>=' : '<'} ?::timestamptz`, params: [now.toISOString()] }]
      : []),
  ],
  view: (row, { tier }) => {
    const visibility = visibilityOf(tier, row['visibility_tier'] as Tier);
    return {
      id: row['id'] as string,
      title: row['title'] as string,
      slug: row['slug'] as string,
      ...datesOf(row),
      zone: row['zone'] as string,
      recurrence: row['recurrence'] as string | null,
      isVirtual: row['is_virtual'] as boolean,
      location: row['location'] as string | null,
      description: row['description'] as string | null,
      category: row['category'] as EventCategory,
      ...visibility,
      ...unlessLocked(visibility, { zoomLink: row['zoom_link'] as string | null }),
    };
  },
};

/** Every date of a series lasts as long as its first. */
function datesOf(row: Row): Pick<EventView, 'startsAt' | 'endsAt' | 'firstStartsAt' | 'laterDates'> {
  const [first, ends, shown] = ['starts_at', 'ends_at', 'shown_at'].map((column) => new Date(row[column] as string));
  const lasts = Number(ends) - Number(first);
  return {
    startsAt: new Date(Number(shown)).toISOString(),
    endsAt: new Date(Number(shown) + lasts).toISOString(),
    firstStartsAt: new Date(Number(first)).toISOString(),
    laterDates: (row['later'] ?? []) as string[],
  };
}

export const meditations: Shelf<MeditationView> = {
  alias: 'd',
  hasSlug: false,
  select: 'select d.* from meditations d',
  order: () => newestFirst('d.created_at'),
  conditions: ({ q }) => titled('d', q),
  view: (row, { tier }) => {
    const visibility = visibilityOf(tier, row['visibility_tier'] as Tier);
    return {
      id: row['id'] as string,
      title: row['title'] as string,
      type: row['type'] as MeditationType,
      durationSec: row['duration_sec'] as number,
      tags: row['tags'] as string[] | null,
      createdAt: new Date(row['created_at'] as string).toISOString(),
      ...visibility,
      ...unlessLocked(visibility, { url: row['url'] as string }),
    };
  },
};

export const resources: Shelf<ResourceView> = {
  alias: 'r',
  hasSlug: false,
  select: 'select r.* from resources r',
  order: () => newestFirst('r.created_at'),
  conditions: ({ q }) => titled('r', q),
  view: (row, reader) => {
    const visibility = visibilityOf(reader.tier, row['visibility_tier'] as Tier);
    const id = row['id'] as string;
    return {
      id,
      title: row['title'] as string,
      type: row['type'] as ResourceType,
      description: row['description'] as string | null,
      tags: row['tags'] as string[] | null,
      createdAt: new Date(row['created_at'] as string).toISOString(),
      ...visibility,
      ...unlessLocked(visibility, { url: reader.addressOf({ id, url: row['url'] as string }) }),
    };
  },
};

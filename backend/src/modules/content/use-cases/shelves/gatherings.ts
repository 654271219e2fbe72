import type { Tier } from '../../../../kernel/tier.ts';
import type { EventCategory, MeditationType, ResourceType } from '../../domain/kinds.ts';
import { unlessLocked, visibilityOf } from '../../domain/visibility.ts';
import type { EventView, MeditationView, ResourceView } from '../content.view.ts';
import { newestFirst, titled, type Shelf } from './shelf.ts';

export const events: Shelf<EventView> = {
  alias: 'e',
  hasSlug: true,
  select: 'select e.* from events e',
  // What comes next is read from today on; everything else newest first.
  order: ({ when }) => ({ key: 'e.starts_at', type: 'timestamptz', direction: when === 'upcoming' ? 'asc' : 'desc' }),
  conditions: ({ q, when }, now) => [
    ...titled('e', q),
    ...(when
      ? [{ sql: `e.starts_at ${when === 'upcoming' ? '>=' : '<'} ?::timestamptz`, params: [now.toISOString()] }]
      : []),
  ],
  view: (row, { tier }) => {
    const visibility = visibilityOf(tier, row['visibility_tier'] as Tier);
    return {
      id: row['id'] as string,
      title: row['title'] as string,
      slug: row['slug'] as string,
      startsAt: new Date(row['starts_at'] as string).toISOString(),
      endsAt: new Date(row['ends_at'] as string).toISOString(),
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

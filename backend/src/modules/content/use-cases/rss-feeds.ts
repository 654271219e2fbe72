import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { readIdCreationTime } from '#kernel/id.ts';
import { formatDateTime } from '#kernel/format-date.ts';
import { renderProse } from '#platform/markdown/prose.ts';
import { Settings } from '#platform/config/settings.ts';
import { eventKind, type EventView } from '../kinds/event/kind.ts';
import { resourceKind, type ResourceView } from '../kinds/resource/kind.ts';
import { ContentReader } from './content-reader.ts';
import { buildFeedXml } from './feed-text.ts';

const maxFeedItems = 50;

@Injectable()
export class RssFeeds {
  private readonly site: string;

  constructor(
    settings: Settings,
    private readonly content: ContentReader,
    private readonly clock: Clock,
  ) {
    this.site = settings.siteOrigin;
  }

  async events(): Promise<string> {
    const now = this.clock.now();
    const { items } = await this.content.listItems(eventKind, { when: 'upcoming', limit: maxFeedItems });
    return buildFeedXml({
      site: this.site,
      path: '/events',
      title: 'Events',
      description: 'Live circles, workshops and gatherings to come.',
      items: items.map((event) => {
        const page = `${this.site}/events/${encodeURIComponent(event.slug)}`;
        return {
          id: event.id,
          title: `${event.title}, ${formatStart(event, now)}`,
          link: page,
          description: event.descriptionPlain ?? event.title,
          ...(event.description && { html: renderProse(event.description, { origin: this.site, page }) }),
          date: readIdCreationTime(event.id),
        };
      }),
    });
  }

  async resources(): Promise<string> {
    const { items } = await this.content.listItems(resourceKind, { limit: maxFeedItems });
    return buildFeedXml({
      site: this.site,
      path: '/resources',
      title: 'Resources',
      description: 'What the library has gained, to read, hear and use.',
      items: items.map((resource) => ({
        id: resource.id,
        title: resource.title,
        link: resource.url ? new URL(resource.url, this.site).href : `${this.site}/resources`,
        description: [resource.description, formatRequiredTier(resource)].filter(Boolean).join(' '),
        date: new Date(resource.createdAt),
      })),
    });
  }
}

const formatStart = ({ startsAt, zone, isVirtual, location }: EventView, now: Date): string => {
  const place = isVirtual ? undefined : location?.split(',')[0];
  return formatDateTime(new Date(startsAt), now, zone, place);
};

const formatRequiredTier = ({ locked, visibilityTier }: ResourceView): string =>
  locked ? `For members, from ${visibilityTier[0]?.toUpperCase()}${visibilityTier.slice(1)} on.` : 'Open to everyone.';

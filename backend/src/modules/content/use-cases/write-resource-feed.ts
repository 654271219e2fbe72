import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.ts';
import type { ResourceView } from './content.view.ts';
import { feedText } from './feed-text.ts';
import { ReadContent } from './read-content.ts';

const limit = 50;

/** The library as RSS, newest first. What is for members is named, and leads to the page that says so. */
@Injectable()
export class WriteResourceFeed {
  constructor(
    private readonly readContent: ReadContent,
    private readonly settings: Settings,
  ) {}

  async execute(): Promise<string> {
    const site = this.settings.siteOrigin;
    const { items } = await this.readContent.list('resources', { limit }, undefined);
    return feedText({
      site,
      path: '/resources',
      title: 'Resources',
      description: 'What the library has gained, to read, hear and use.',
      items: items.map((resource) => ({
        id: resource.id,
        title: resource.title,
        link: resource.url ? new URL(resource.url, site).href : `${site}/resources`,
        description: [resource.description, openTo(resource)].filter(Boolean).join(' '),
        date: new Date(resource.createdAt),
      })),
    });
  }
}

const openTo = ({ locked, visibilityTier }: ResourceView): string =>
  locked ? `For members, from ${visibilityTier[0]?.toUpperCase()}${visibilityTier.slice(1)} on.` : 'Open to everybody.';

import { Feed } from 'feed';
import { DateTime } from 'luxon';
import { institute } from '#kernel/institute.ts';

export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly html?: string;
  readonly date: Date;
}

export interface FeedContent {
  readonly site: string;
  /** Path of the page with the same items, to which `.rss` is added for the feed. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
}

export function buildFeedXml({ site, path, title, description, items }: FeedContent): string {
  const newest = items.length > 0 ? Math.max(...items.map(({ date }) => date.getTime())) : today();
  const feed = new Feed({
    id: `${site}${path}`,
    title: `${title} · ${institute.name}`,
    description,
    link: `${site}${path}`,
    language: 'en',
    updated: new Date(newest),
    generator: false,
    feedLinks: { rss: `${site}${path}.rss` },
  });
  for (const { html, ...item } of items) {
    feed.addItem({
      ...item,
      ...(html && { content: removeInvalidXml(html) }),
      title: escapeMarkup(item.title),
      description: escapeMarkup(item.description),
      guid: item.id,
    });
  }
  return feed.rss2();
}

/** Escapes `<` and each `&` that can begin an entity, because feed readers may parse titles as HTML. */
const escapeMarkup = (text: string): string =>
  removeInvalidXml(text)
    .replaceAll(/&(?=#?\w)/g, '&amp;')
    .replaceAll('<', '&lt;');

/** Splits `]]>`, because the feed library can end a text there and write the rest as markup. */
const removeInvalidXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(']]>', ']]\u{200b}>');

const today = (): number => DateTime.utc().startOf('day').toMillis();

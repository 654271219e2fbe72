import { Feed } from 'feed';
import { DateTime } from 'luxon';
import { institute } from '../../../kernel/institute.ts';

export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly date: Date;
}

export interface FeedOf {
  /** Where the site is reached. */
  readonly site: string;
  /** The page whose feed this is; the feed lies beside it, under the same name with `.rss`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
}

/** An RSS 2.0 document. The same items give the same text, so that a reader is told nothing twice. */
export function feedText({ site, path, title, description, items }: FeedOf): string {
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
  for (const item of items) feed.addItem({ ...item, guid: item.id });
  return feed.rss2();
}

/** A feed of nothing is as new as its day. */
const today = (): number => DateTime.utc().startOf('day').toMillis();

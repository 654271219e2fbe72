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
  for (const item of items) {
    feed.addItem({ ...item, title: asText(item.title), description: asText(item.description), guid: item.id });
  }
  return feed.rss2();
}

/** Feed readers may read a title or a description as HTML: nothing in it begins a tag or a character reference. */
const asText = (text: string): string =>
  inXml(text)
    .replaceAll(/&(?=#?\w)/g, '&amp;')
    .replaceAll('<', '&lt;');

/** Without what no XML may hold. The feed's writer ends a text at its second `]]>`: what comes after would be markup. */
const inXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(']]>', ']]\u{200b}>');

/** A feed of nothing is as new as its day. */
const today = (): number => DateTime.utc().startOf('day').toMillis();

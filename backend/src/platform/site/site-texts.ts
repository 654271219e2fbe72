/** A public page, as search engines and readers of other kinds are told of it. */
export interface ListedPage {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** What is for nobody but its owner, or for programs. A rule holds for all that begins with it: /members is /membership too. */
const closed = ['/api/', '/members/', '/account', '/admin', '/auth/'];

/** Everybody may read what is public, and finds it through the site map. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Every public page by the sitemaps.org protocol. Addresses are encoded, so nothing in them needs escaping. */
export function sitemapText(
  pages: readonly Pick<ListedPage, 'address'>[],
  changes: ReadonlyMap<string, Date>,
  siteUrl: string,
): string {
  const entries = pages.map(({ address }) => {
    const changedAt = changes.get(address);
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${siteUrl}${address.replaceAll("'", '%27')}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The site in Markdown, for programs that read on behalf of a person: what there is, in a line each. */
export function llmsText(pages: readonly ListedPage[], siteUrl: string): string {
  const [home, ...rest] = pages;
  const line = ({ address, title, description }: ListedPage) =>
    `- [${title.replace(/[[\]]/g, '')}](${siteUrl}${address}): ${description}`;
  const sectionsOf = (parent: ListedPage) => {
    const children = rest.filter(({ address }) => address.startsWith(`${parent.address}/`));
    return children.length > 0 ? ['', `## ${parent.title}`, '', ...children.map(line)] : [];
  };
  const top = rest.filter(({ address }) => address.lastIndexOf('/') === 0);
  return [
    `# ${home?.title ?? ''}`,
    '',
    `> ${home?.description ?? ''}`,
    '',
    '## Pages',
    '',
    ...top.map(line),
    ...top.flatMap(sectionsOf),
    '',
  ].join('\n');
}

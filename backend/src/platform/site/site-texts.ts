export interface ListedPage {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** robots.txt matches prefixes, so '/members' would also exclude /membership. */
const disallowedPaths = ['/api/', '/members/', '/account', '/admin', '/auth/'];

export const buildRobotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The sitemaps.org protocol has this limit. */
const maxUrlsPerSitemap = 50_000;
const sitemapPartPath = /^\/sitemap-([1-9]\d*)\.xml$/;

/** The URLs are encoded, so only the apostrophe needs escaping. */
export function buildSitemapAt(
  path: string,
  addresses: readonly string[],
  changes: ReadonlyMap<string, Date>,
  siteUrl: string,
): string | undefined {
  const parts = Math.ceil(addresses.length / maxUrlsPerSitemap);
  if (path === '/sitemap.xml' && parts > 1) {
    const names = Array.from(
      { length: parts },
      (_, part) => `<sitemap><loc>${siteUrl}/sitemap-${part + 1}.xml</loc></sitemap>`,
    );
    return buildSitemapXml('sitemapindex', names);
  }
  const part = path === '/sitemap.xml' ? 1 : Number(sitemapPartPath.exec(path)?.[1] ?? Infinity);
  if (part > Math.max(parts, 1)) return undefined;
  const entries = addresses.slice((part - 1) * maxUrlsPerSitemap, part * maxUrlsPerSitemap).map((address) => {
    const changedAt = changes.get(address);
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${siteUrl}${address.replaceAll("'", '%27')}</loc>${lastmod}</url>`;
  });
  return buildSitemapXml('urlset', entries);
}

const buildSitemapXml = (root: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');

export function buildLlmsText(pages: readonly ListedPage[], siteUrl: string): string {
  const home = pages.find(({ address }) => address === '/');
  const rest = pages.filter((page) => page !== home);
  const line = ({ address, title, description }: ListedPage) =>
    `- [${title.replace(/[[\]]/g, '')}](${siteUrl}${address}): ${description.replace(/\s+/g, ' ')}`;
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

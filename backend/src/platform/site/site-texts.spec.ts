import { buildLlmsText, buildSitemapAt } from './site-texts.ts';

const site = 'https://oneness.example';
const count = (text: string | undefined, tag: string) => text?.split(`<${tag}>`).length ?? 0;

describe('sitemap', () => {
  const addresses = Array.from({ length: 100_001 }, (_, at) => `/events/night-${at}`);
  const map = (path: string, many: readonly string[] = addresses) => buildSitemapAt(path, many, new Map(), site);

  it('is one file when all pages fit', () => {
    expect(count(map('/sitemap.xml', addresses.slice(0, 50_000)), 'url')).toBe(50_001);
    expect(map('/sitemap.xml', [])).toContain('</urlset>');
    expect(map('/sitemap-2.xml', addresses.slice(0, 50_000))).toBeUndefined();
  });

  it('is split into parts within the limits of the protocol, with no page twice', () => {
    const index = map('/sitemap.xml');
    expect([...(index ?? '').matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      [1, 2, 3].map((part) => `${site}/sitemap-${part}.xml`),
    );
    const parts = [1, 2, 3].map((part) => map(`/sitemap-${part}.xml`) ?? '');
    expect(parts.map((part) => count(part, 'url') - 1)).toEqual([50_000, 50_000, 1]);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(52_428_800);
    expect(parts[2]).toContain(`<loc>${site}/events/night-100000</loc>`);
    for (const path of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml']) expect(map(path)).toBeUndefined();
  });
});

describe('llms.txt', () => {
  it('starts with the home page, in any order of the pages, and lists one page per line', () => {
    const pages = [
      { address: '/events', title: 'Events', description: 'What is held.' },
      { address: '/events/one', title: 'One [night]', description: 'Come.\n\n## And stay' },
      { address: '/', title: 'The Institute', description: 'Hello.' },
    ];
    expect(buildLlmsText(pages, site)).toBe(
      [
        '# The Institute\n\n> Hello.\n\n## Pages\n',
        `- [Events](${site}/events): What is held.\n`,
        `## Events\n\n- [One night](${site}/events/one): Come. ## And stay\n`,
      ].join('\n'),
    );
  });
});

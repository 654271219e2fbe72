import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword } from '#test/world.ts';
import { allowedNextPages } from '../domain/allowed-next-path.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ pages: true, settings: { URI_ALLOW_LIST: 'https://*.friends.example/back' } });
});
afterAll(() => world.close());

const recover = (email: string, redirectTo: string) =>
  world.post(`/api/auth/recover?redirect_to=${encodeURIComponent(redirectTo)}`, { email });

async function follow(tokenHash: string, type: string, redirectTo: string): Promise<URL> {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });
  const { status, headers } = await world.get(`/api/auth/verify?${query.toString()}`);
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '');
}

describe('redirect of an email link', () => {
  const evil = [
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'http:///evil.example',
    'https://evil.example%2f@localhost/',
    'https://evil.example\\@localhost/',
    'https://localhost@evil.example/',
    'https://localhost.evil.example/',
    'https://evil。example/',
    'https://evil%E3%80%82example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'blob:https://evil.example/x',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433:9/',
    'https://0x7f.1/',
    'https://friends.example/back',
    'https://a.b.friends.example/back',
    'https://a.friends.example/back/more',
    'https://a.friends.example/back?x=1',
    'https://a.friends.example:8443/back',
    'http://a.friends.example/back',
    'https://a.friends.example.evil.example/back',
    'https://evil.example/a.friends.example/back',
    'https://evil.example#.friends.example/back',
    'https://evil.example?.friends.example/back',
    'https://user:pass@a.friends.example/back',
    ' https://evil.example',
    'https://evil.example ',
    '\thttps://evil.example',
    'https://%65vil.example/',
    'someone@example.org',
    'null',
    '',
  ];

  it.each(evil)('is the root of the site for %j', async (redirectTo) => {
    const landed = await follow('nonsense', 'recovery', redirectTo);
    expect(landed.origin + landed.pathname).toBe(`${world.url}/`);
  });

  it('is a page of the site or a URL on the allow list', async () => {
    expect((await follow('nonsense', 'recovery', `${world.url}/account?tab=1`)).pathname).toBe('/account');
    expect((await follow('nonsense', 'recovery', 'https://a.friends.example/back')).host).toBe('a.friends.example');
  });

  it('is a path in the email, and absent unless it is a page of the site', async () => {
    const { email } = await world.member();
    await world.settle();
    await recover(email, `${world.url}/account?tab=1`);
    expect(new URL((await readLastEmailProof(world, email)).link).searchParams.get('next')).toBe('/account');
    await recover(email, 'https://evil.example/');
    const { link } = await readLastEmailProof(world, email);
    expect(new URL(link).searchParams.get('next')).toBeNull();
    expect(link.startsWith(`${world.url}/auth/confirm?`)).toBe(true);
  });

  it('keeps the chosen plan and drops other parameters', async () => {
    const { email } = await world.member();
    await world.settle();
    await recover(email, `${world.url}/membership?plan=creator&billing=annual&note=call+1900#now`);
    const { link } = await readLastEmailProof(world, email);
    expect(new URL(link).searchParams.get('next')).toBe('/membership?plan=creator&billing=annual');
  });

  it.each(['/Your_card_was_declined_call_1900', '/members/your-card-was-declined', '/membership?plan=call-1900'])(
    'does not repeat text from the request in the email: %j',
    async (path) => {
      const email = `${crypto.randomUUID()}@example.org`;
      const data = { first_name: 'Noor', last_name: 'Haddad' };
      const query = new URLSearchParams({ redirect_to: world.url + path });
      await world.post(`/api/auth/signup?${query.toString()}`, { email, password: memberPassword, data });
      const { link } = await readLastEmailProof(world, email);
      expect(link).not.toMatch(/declined|1900/);
    },
  );

  it.each(allowedNextPages)('can be the existing page %s', async (path) => {
    expect((await world.get(path)).status).toBe(200);
  });

  it('can be every public page of the site map that has no slug', async () => {
    const siteMap = (await world.get('/sitemap-1.xml')).text;
    const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const pages = paths.filter((path) => /^\/[^/]+$/.test(path));
    expect(pages).toContain('/withdraw');
    expect(pages.filter((path) => !allowedNextPages.some((known) => known === path))).toEqual([]);
  });

  const twoSlashes = [
    '//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
  ];
  it.each(twoSlashes)('is never another site with a path such as %j', async (path) => {
    const { email } = await world.member();
    await world.settle();
    await recover(email, world.url + path);
    expect(new URL((await readLastEmailProof(world, email)).link).searchParams.get('next')).toBeNull();
  });
});

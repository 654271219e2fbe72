import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHighestTier, getTierRank, tiers, type Tier } from '#kernel/tier.ts';
import { ContentWriter } from '#modules/content/index.ts';
import { publicKinds } from '#modules/content/kinds/index.ts';
import { ApiCaller } from './http.ts';
import { startApiWithoutCache, type ApiWithoutCache } from './makers/api-without-cache.ts';
import { recordSqlStatements } from './statements.ts';
import { World } from './world.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(paths)
  .flatMap(([path, known]) => methods.filter((method) => method in known).map((method) => ({ method, path })))
  .sort((one, other) => Number(one.path.endsWith('/logout')) - Number(other.path.endsWith('/logout')));

const guardedFields = ['videoUrl', 'transcript', 'reflectionPrompt', 'meditationUrl', 'resourceUrl'];
/** Only the join endpoint may return a meeting link with this text. */
const wayIn = 'way-into-the-room';
/** Marks a protected field, so that a test finds the field in a response for a lower tier. */
const canary = (tier: Tier, field: string) => `canary-${tier}-${field}-`;

const publicPath = new RegExp(`^/api/(${publicKinds.map(({ name }) => name).join('|')})(/\\{\\w+\\})?$`);
const hideKeys = (text: string) => text.replace(/key=[^"]*/g, 'key=');

describe('content above a tier', () => {
  let world: World;
  let plain: ApiWithoutCache;
  const askers = new Map<string, { caller: ApiCaller; plain: ApiCaller; tier: Tier }>();
  const idsBySegment = new Map<string, string[]>();

  beforeAll(async () => {
    world = await World.start();
    await stock(world.app.get(ContentWriter, { strict: false }));
    plain = await startApiWithoutCache();
    askers.set('visitor', { caller: world, plain: new ApiCaller(plain.url), tier: 'free' });
    for (const tier of tiers) {
      const member = await world.member({ tier });
      askers.set(tier, { caller: world.as(member), plain: new ApiCaller(plain.url, member.accessToken), tier });
    }
  });
  afterAll(async () => {
    await plain.close();
    await world.close();
  });

  async function stock(content: ContentWriter): Promise<void> {
    const note = (segment: string, ...keys: string[]) =>
      idsBySegment.set(segment, [...(idsBySegment.get(segment) ?? []), ...keys]);
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const program = async (slug: string, isMembersOnly: boolean) => {
      const id = await content.add('programs', { title: slug, slug, isMembersOnly, createdAt });
      note('programs', id, slug);
      return id;
    };
    const module = async (programId: string, slug: string, visibilityTier: Tier) => {
      const id = await content.add('modules', {
        title: slug,
        slug,
        program: programId as never,
        visibilityTier,
        orderNum: 1,
      });
      note('modules', id, slug);
      return id;
    };
    const lesson = async (moduleId: string, slug: string, visibilityTier: Tier, seenFrom: Tier) => {
      const guarded = Object.fromEntries(
        ['videoUrl', 'transcript', 'reflectionPrompt'].map((field) => [
          field,
          `${field === 'transcript' ? 'WEBVTT\n\n' : ''}${canary(seenFrom, field)}`,
        ]),
      );
      const about = { title: slug, slug, module: moduleId as never, visibilityTier, orderNum: 1 };
      note('lessons', await content.add('lessons', { ...about, ...guarded }), slug);
    };
    const open = await program('open', false);
    const membersOnly = await program('members-only', true);
    await lesson(await module(membersOnly, 'in-members-only', 'free'), 'by-its-program', 'free', 'seeker');
    const startsAt = new Date(Date.now() + 86_400_000);
    for (const tier of tiers) {
      await lesson(await module(open, `module-${tier}`, tier), `by-its-module-${tier}`, 'free', tier);
      await lesson(await module(open, `around-${tier}`, 'free'), `by-itself-${tier}`, tier, tier);
      const shown = { visibilityTier: tier, createdAt };
      const event = { title: tier, slug: `event-${tier}`, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
      const zoomLink = `https://meet.example/${wayIn}`;
      const eventId = await content.add('events', { ...event, visibilityTier: tier, zoomLink });
      note('events', eventId, event.slug);
      const seenFrom = getHighestTier('creator', tier);
      const replay = { videoUrl: canary(seenFrom, 'videoUrl'), transcript: canary(seenFrom, 'transcript') };
      const held = { event: eventId as never, knownAs: startsAt, startsAt, createdAt };
      note('replays', await content.add('replays', { title: tier, ...held, ...replay }));
      const [meditation, resource] = [canary(tier, 'meditationUrl'), canary(tier, 'resourceUrl')];
      note('meditations', await content.add('meditations', { title: tier, url: meditation, ...shown }));
      note('resources', await content.add('resources', { title: tier, url: resource, ...shown }));
    }
  }

  function addressesOf(path: string): string[] {
    if (!path.includes('{')) return [path, `${path}?limit=100`];
    if (path.includes('{kind}'))
      return ['lessons', 'meditations', 'replays'].flatMap((kind) =>
        (idsBySegment.get(kind) ?? []).map((id) => path.replace('{kind}', kind).replace('{id}', id)),
      );
    const keys = idsBySegment.get(path.split('/')[2] ?? '') ?? ['01900000-0000-7000-8000-000000000000'];
    return keys.map((key) => path.replaceAll(/\{\w+\}/g, key));
  }

  const requests = () =>
    operations.flatMap(({ method, path }) => addressesOf(path).map((address) => ({ method, address })));

  const askerOf = (name: string) => askers.get(name) as { caller: ApiCaller; plain: ApiCaller; tier: Tier };
  const listPath = '/api/lessons?limit=100';
  const creatorCanary = canary('creator', 'transcript');

  it.each(['visitor', ...tiers])('is the same from memory and from the database for a %s', async (asker) => {
    const { caller, plain: uncached } = askerOf(asker);
    const paths = operations
      .filter(({ method, path }) => method === 'get' && publicPath.test(path))
      .flatMap(({ path }) => addressesOf(path));
    for (const path of paths) {
      const [first, again, fresh] = [await caller.get(path), await caller.get(path), await uncached.get(path)];
      expect([path, again.status, hideKeys(again.text)]).toEqual([path, first.status, hideKeys(first.text)]);
      expect([path, fresh.status, hideKeys(fresh.text)]).toEqual([path, first.status, hideKeys(first.text)]);
    }
    expect(paths.length).toBeGreaterThan(30);
  });

  it('is absent from the next response of every process after its tier rose', async () => {
    const { caller, plain: uncached } = askerOf('seeker');
    const read = async () => Promise.all([caller, uncached].map(async (each) => (await each.get(listPath)).text));
    const setTier = (tier: Tier) =>
      world.sql(`update lessons set visibility_tier = $1 where slug = 'by-itself-creator'`, [tier]);
    await read();
    await setTier('seeker');
    expect((await read()).map((text) => text.includes(creatorCanary))).toEqual([true, true]);
    await setTier('creator');
    expect((await read()).map((text) => text.includes(creatorCanary))).toEqual([false, false]);
  });

  it('is read in one statement, and is absent from the next response after the tier was lost', async () => {
    const member = await world.member({ tier: 'creator' });
    const caller = world.as(member);
    await caller.get(listPath);
    let text = '';
    const statements = await recordSqlStatements(world, async () => {
      ({ text } = await caller.get(listPath));
    });
    expect(text).toContain(creatorCanary);
    expect(statements).toHaveLength(1);
    await world.sql('update membership_grant set "until" = now() - interval \'1 second\' where user_id = $1', [
      member.id,
    ]);
    expect((await caller.get(listPath)).text).not.toContain(creatorCanary);
  });

  it('is compressed once, and is not sent again to a client that has it', async () => {
    const { caller } = askerOf('creator');
    const ask = (headers: Record<string, string>) => caller.send('GET', listPath, undefined, headers);
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip'].map((e) => ask({ 'accept-encoding': e })),
    );
    expect(bodies.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip']);
    expect(new Set(bodies.map(({ text }) => text)).size).toBe(1);
    const etag = bodies[0]?.headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    const { status, headers } = await askerOf('free').caller.send('GET', listPath, undefined, {
      'if-none-match': etag,
    });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  async function readCanaries(asker: string, caller: ApiCaller, sent: ReturnType<typeof requests>) {
    const { tier } = askerOf(asker);
    const seen = new Set<string>();
    const leaks: string[] = [];
    for (const { method, address } of sent) {
      const { text } = await caller.send(method.toUpperCase(), address, method === 'get' ? undefined : '{}');
      if (text.includes(wayIn)) leaks.push(`${method} ${address}: the way into the room`);
      for (const [, of = '', field = ''] of text.matchAll(/canary-(\w+)-(\w+)-/g)) {
        seen.add(canary(of as Tier, field));
        if (getTierRank(of as Tier) > getTierRank(tier)) leaks.push(`${method} ${address}: ${field} for ${of}`);
      }
    }
    const owed = tiers
      .filter((of) => getTierRank(of) <= getTierRank(tier))
      .flatMap((of) => guardedFields.map((field) => canary(of, field)));
    return { leaks, seen: [...seen].toSorted(), owed: owed.toSorted() };
  }

  it.each(['visitor', ...tiers])(
    'is absent from every read operation for a %s without a response cache, and all other content is present',
    async (asker) => {
      const reads = requests().filter(({ method }) => method === 'get');
      const { leaks, seen, owed } = await readCanaries(asker, askerOf(asker).plain, reads);
      expect([leaks, seen]).toEqual([[], owed]);
    },
  );

  // Runs last, because its requests end the sessions.
  it.each(['visitor', ...tiers])(
    'is absent from every operation for a %s, and all other content is present',
    async (asker) => {
      const { leaks, seen, owed } = await readCanaries(asker, askerOf(asker).caller, requests());
      expect([leaks, seen]).toEqual([[], owed]);
    },
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHighestTier, getTierRank, tiers, type Tier } from '#kernel/tier.ts';
import { ContentWriter } from '#modules/content/index.ts';
import type { ApiCaller } from './http.ts';
import { World } from './world.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(paths)
  .flatMap(([path, known]) => methods.filter((method) => method in known).map((method) => ({ method, path })))
  // Sorts the logout request last, because it ends the sessions that the other requests use.
  .sort((one, other) => Number(one.path.endsWith('/logout')) - Number(other.path.endsWith('/logout')));

const guardedFields = ['videoUrl', 'transcript', 'reflectionPrompt', 'meditationUrl', 'resourceUrl'];
/** Text in the meeting link; only the endpoint for joining may return it. */
const wayIn = 'way-into-the-room';
/**
 * Creates a recognizable text for a protected field. It contains the lowest tier that may see the field, so that a test
 * finds it in other responses.
 */
const canary = (tier: Tier, field: string) => `canary-${tier}-${field}-`;

describe('content above a tier', () => {
  let world: World;
  const askers = new Map<string, { caller: ApiCaller; tier: Tier }>();
  const idsBySegment = new Map<string, string[]>();

  beforeAll(async () => {
    world = await World.start();
    await stock(world.app.get(ContentWriter, { strict: false }));
    askers.set('visitor', { caller: world, tier: 'free' });
    for (const tier of tiers) askers.set(tier, { caller: world.as(await world.member({ tier })), tier });
  });
  afterAll(() => world.close());

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

  /**
   * Returns all URLs to request for an operation: for a list also one with a large page size, for a single item one
   * with each id.
   */
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

  it.each(['visitor', ...tiers])(
    'is absent from every operation for a %s, and all other content is present',
    async (asker) => {
      const { caller, tier } = askers.get(asker) as { caller: ApiCaller; tier: Tier };
      const seen = new Set<string>();
      const leaks: string[] = [];
      for (const { method, address } of requests()) {
        const { text } = await caller.send(method.toUpperCase(), address, method === 'get' ? undefined : '{}');
        if (text.includes(wayIn)) leaks.push(`${method} ${address}: the way into the room`);
        for (const [, of = '', field = ''] of text.matchAll(/canary-(\w+)-(\w+)-/g)) {
          seen.add(canary(of as Tier, field));
          if (getTierRank(of as Tier) > getTierRank(tier)) leaks.push(`${method} ${address}: ${field} for ${of}`);
        }
      }
      expect(leaks).toEqual([]);
      const owed = tiers
        .filter((of) => getTierRank(of) <= getTierRank(tier))
        .flatMap((of) => guardedFields.map((f) => canary(of, f)));
      expect([...seen].toSorted()).toEqual(owed.toSorted());
    },
  );
});

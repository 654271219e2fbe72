import { DemoContentSeeder } from '#app/demo-data/demo-content.ts';
import { DemoFileSeeder } from '#app/demo-data/demo-files.ts';
import { Clock } from '#kernel/clock.ts';
import { paidTiers, type PaidTier, type Tier } from '#kernel/tier.ts';
import { ContentWriter } from '#modules/content/index.ts';
import { ImportFile } from '#modules/files/index.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { World } from './world.ts';

interface Item {
  readonly title: string;
  readonly slug: string;
  readonly locked: boolean;
  readonly visibilityTier: Tier;
  readonly isOpen?: boolean;
  readonly category: string;
  readonly programSlug: string;
  readonly durationSec: number;
  readonly tags: string[] | null;
  readonly url?: string;
}

type Shown = Record<'programs' | 'modules' | 'lessons' | 'events' | 'meditations' | 'resources', Item[]> & {
  readonly rooms: readonly { readonly name: string; readonly locked: boolean }[];
};

const open = (items: readonly Item[]): boolean => items.length > 0 && items.every(({ locked }) => !locked);
const kept = (items: readonly Item[]) => items.filter(({ isOpen }) => !isOpen);
const marked = (items: readonly Item[], tier: Tier) => items.filter((item) => item.visibilityTier === tier);
const titled = (items: readonly Item[], title: string) => items.filter((item) => item.title === title);
const joins = ({ events }: Shown, title: string) => titled(events, title).some(({ locked }) => !locked);
const fetches = ({ resources }: Shown, tag: string) => resources.some(({ tags, url }) => tags?.includes(tag) && url);

const opens =
  (room: string) =>
  ({ rooms }: Shown) =>
    rooms.some(({ name, locked }) => name === room && !locked);

/** Each sentence on the membership page needs a proof here that members get the benefit. */
const promises: Readonly<Record<PaidTier, Readonly<Record<string, (shown: Shown) => unknown>>>> = {
  seeker: {
    'All four programs, except modules marked Creator or Visionary': ({ programs, modules, lessons }) =>
      programs.length === 4 &&
      programs.every(({ slug }) => modules.some(({ programSlug, locked }) => programSlug === slug && !locked)) &&
      open(marked(modules, 'seeker')) &&
      open(marked(lessons, 'seeker')),
    'Guided meditations, 12 to 30 minutes': ({ meditations }) =>
      kept(meditations).every(({ url, durationSec: s }) => url && s >= 720 && s <= 1800),
    'The Weekly Unity Circle, and a workshop each month': (shown) =>
      joins(shown, 'Weekly Unity Circle') && joins(shown, 'Workshop: A Practice You Can Keep'),
    'Forum and resource library': ({ resources }) => titled(resources, 'Foundations Workbook')[0]?.url,
  },
  creator: {
    'The Deep Practice Circle, Saturdays': (shown) => joins(shown, 'Deep Practice Circle'),
    'Replays of every circle and workshop': opens('replays'),
    'The modules marked Creator': ({ modules, lessons }) =>
      open(marked(modules, 'creator')) && open(marked(lessons, 'creator')),
    'Transcripts to keep, in the library': (shown) => fetches(shown, 'transcript'),
  },
  visionary: {
    'Quarterly Mastermind': (shown) => joins(shown, 'Quarterly Mastermind'),
    'Unity Ventures Access: its Incubator, venture workshop and applications': (shown) =>
      open(marked(shown.modules, 'visionary')) &&
      joins(shown, 'Venture Workshop') &&
      titled(shown.resources, 'Venture Canvas')[0]?.url,
    'Leadership Circle': opens('visionary'),
    Mentorship: opens('visionary'),
  },
};

describe('the promises of the membership page', () => {
  let world: World;
  const shownTo = {} as Record<Tier, Shown>;

  beforeAll(async () => {
    world = await World.start();
    const get = <Part>(part: abstract new (...parts: never[]) => Part) => world.app.get(part, { strict: false });
    const demoFiles = new DemoFileSeeder(get(Database), get(ImportFile));
    await new DemoContentSeeder(get(Transaction), get(Database), get(ContentWriter), get(Clock), demoFiles).seed();
    for (const tier of ['free', ...paidTiers] as const) {
      const reader = world.as(await world.member({ tier }));
      const read = async (kind: string) => (await reader.get<{ items: Item[] }>(`/api/${kind}?limit=100`)).body.items;
      const kinds = ['programs', 'modules', 'lessons', 'events', 'meditations', 'resources'] as const;
      const { body: home } = await reader.get<Pick<Shown, 'rooms'>>('/api/members/dashboard');
      shownTo[tier] = {
        ...(Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await read(kind)]))) as Shown),
        rooms: home.rooms,
      };
    }
  });
  afterAll(() => world.close());

  it('each have a proof in this test', async () => {
    const { body } = await world.get<{ items: { tier: PaidTier; features: string[] }[] }>('/api/plans');
    expect(Object.fromEntries(body.items.map(({ tier, features }) => [tier, features]))).toEqual(
      Object.fromEntries(paidTiers.map((tier) => [tier, Object.keys(promises[tier])])),
    );
  });

  it.each(paidTiers)('are open to %s and locked one tier below', (tier) => {
    const below = (['free', ...paidTiers] as const)[paidTiers.indexOf(tier)] ?? 'free';
    for (const [sentence, isKept] of Object.entries(promises[tier])) {
      expect([sentence, Boolean(isKept(shownTo[tier]))]).toEqual([sentence, true]);
      expect([sentence, Boolean(isKept(shownTo[below]))]).toEqual([sentence, false]);
    }
  });

  it('match the programs page about Unity Ventures', () => {
    const [ventures] = titled(shownTo.free.programs, 'Unity Ventures') as unknown as { summary: string }[];
    expect(ventures?.summary).toContain('its Incubator, venture workshop and applications are for Visionary');
    expect(Object.keys(promises.visionary).join()).toContain('its Incubator, venture workshop and applications');
  });
});

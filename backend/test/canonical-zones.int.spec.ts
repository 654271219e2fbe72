import { Migration20261125120000_canonical_zones as CanonicalZones } from '../migrations/Migration20261125120000_canonical_zones.ts';
import { toCanonicalTimeZone } from '#kernel/time-zone.ts';
import { Editor } from './makers/editor.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const stored = [
  { table: 'events', zone: 'zone', set: 'zone = $1', otherwise: 'UTC' },
  { table: 'sit', zone: 'zone', set: 'zone = $1', otherwise: 'UTC' },
  { table: 'notification_setting', zone: 'zone', set: 'zone = $1', otherwise: 'UTC' },
  { table: 'journal_entry', zone: 'zone', set: 'zone = $1', otherwise: null },
  {
    table: 'mentoring',
    zone: `preferred_times->>'zone'`,
    set: `preferred_times = jsonb_set(preferred_times, '{zone}', to_jsonb($1::text))`,
    otherwise: 'UTC',
  },
];

describe('a zone stored before names were canonical', () => {
  beforeAll(async () => {
    const editor = await Editor.signUp(world);
    const hour = { startsAt: '2040-03-06T19:00:00Z', endsAt: '2040-03-06T20:00:00Z' };
    expect((await editor.create('events', { title: 'Circle', slug: 'circle', ...hour })).status).toBe(201);
    const caller = world.as(await world.member({ tier: 'visionary', emailConfirmed: true }));
    const [clientId, zone] = [crypto.randomUUID(), 'UTC'];
    const sit = { clientId, kind: 'silent', startedAt: new Date(Date.now() - 600_000).toISOString(), seconds: 300 };
    const { id: mentorId } = await editor.person('Rosa Ibarra', { isMentor: true });
    const times = [2, 3, 4].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const made = await Promise.all([
      caller.post('/api/sits', { ...sit, zone }),
      caller.post('/api/journal', { clientId, source: 'free', text: 'Here', zone }),
      caller.put('/api/notifications/settings', { zone }),
      caller.post('/api/mentoring', { mentorId, words: 'How do I end a circle?', times, zone }),
    ]);
    expect(made.map(({ status, text }) => (status < 300 ? 'made' : text))).toEqual(made.map(() => 'made'));
  });

  it.each(stored)('gets its canonical name in $table', async ({ table, zone, set, otherwise }) => {
    for (const [before, after] of [
      ['Asia/Calcutta', 'Asia/Kolkata'],
      ['US/Eastern', 'America/New_York'],
      ['Etc/UTC', 'UTC'],
      ['Europe/Berlin', 'Europe/Berlin'],
      ['+05:30', otherwise],
      ['Etc/Unknown', otherwise],
    ]) {
      await world.sql(`update ${table} set ${set}`, [before]);
      await migrate();
      expect(await world.sql(`select distinct ${zone} as zone from ${table}`)).toEqual([{ zone: after }]);
    }
  });
});

it('each canonical name is a time zone of the database', async () => {
  const names = [...new Set(Intl.supportedValuesOf('timeZone').map((name) => toCanonicalTimeZone(name) ?? name))];
  const unknown = await world.sql(
    'select name from unnest($1::text[]) name where name not in (select name from pg_timezone_names)',
    [names],
  );
  expect([names.length > 400, unknown]).toEqual([true, []]);
});

async function migrate(): Promise<void> {
  const migration = new CanonicalZones(undefined as never, undefined as never);
  migration.up();
  // A later migration renames this column to `preferred_times`.
  const queries = migration.getQueries().map((query) => String(query).replaceAll('"wishes"', '"preferred_times"'));
  // A second call can use another connection, which does not see the temporary table.
  await world.sql(queries.join('\n'));
}

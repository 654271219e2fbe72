import { onThisMachine } from 'stand-ins/pace';
import { Editor } from '../../../../../test/makers/editor.ts';
import { until } from '../../../../../test/until.ts';
import { World } from '../../../../../test/world.ts';
import { SendReminders } from './send-reminders.ts';

const people = 10_000;
const minuteMs = 60_000;

describe('ten thousand reminders that are due at once', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { MAIL_PER_MINUTE: '100000' } });
  });
  afterAll(() => world.close());

  const count = async (of: string): Promise<number> =>
    (await world.sql<{ count: number }>(`select count(*)::int as count from ${of}`))[0]?.count ?? 0;

  it('are stored and given to the queue within a minute, each once, by workers that get in each other’s way', async () => {
    const editor = await Editor.arrive(world);
    const startsAt = new Date(Date.now() + 30 * minuteMs).toISOString();
    const { body } = await editor.create('events', {
      ...{ title: 'For many', slug: 'for-many', visibilityTier: 'free', startsAt },
      endsAt: new Date(Date.parse(startsAt) + 60 * minuteMs).toISOString(),
    });
    await world.sql(
      `insert into users (id, email, created_at, updated_at)
       select gen_random_uuid(), 'many-' || n || '@example.org', now(), now() from generate_series(1, $1::int) n`,
      [people],
    );
    await world.sql(
      `insert into rsvp (id, user_id, event_id, known_as, state, answered_at)
       select gen_random_uuid(), id, $1, $2, 'coming', now() - interval '2 days' from users where email like 'many-%'`,
      [body.id, startsAt],
    );
    const begun = Date.now();
    const reminders = world.app.get(SendReminders, { strict: false });
    await Promise.all([reminders.send(), reminders.send()]);
    await until(async () => (await count('email_message')) >= people);
    await until(async () => (await count(`outbox where type = 'mailing.mail-queued' and relayed_at is null`)) === 0);
    const seconds = (Date.now() - begun) / 1000;
    process.stdout.write(`${people} reminders stored and enqueued in ${seconds.toFixed(1)} s\n`);
    expect(seconds).toBeLessThan(onThisMachine(60_000) / 1000);
    expect(await count('reminder')).toBe(people);
    expect(await count(`(select distinct user_id from email_message where kind = 'circle-reminder') told`)).toBe(
      people,
    );
    await reminders.send();
    expect(await count('reminder')).toBe(people);
  });
});

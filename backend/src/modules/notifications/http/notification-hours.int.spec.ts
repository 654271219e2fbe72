import { DateTime } from 'luxon';
import { createNotificationHelpers } from '#test/makers/notifications.ts';
import { World } from '#test/world.ts';
import { SendDigests } from '../use-cases/send-digests.ts';
import { NotifyReflection } from '../use-cases/notify-reflection.ts';

let world: World;
let people: ReturnType<typeof createNotificationHelpers>;
beforeAll(async () => {
  world = await World.start({ schedules: false });
  people = createNotificationHelpers(world);
});
afterAll(() => world.close());

const member = () => world.member({ emailConfirmed: true });

function zoneWhereItIs(hour: number): string {
  const zone = Intl.supportedValuesOf('timeZone').find((one) => DateTime.now().setZone(one).hour === hour);
  if (!zone) throw new Error(`Nowhere is it ${hour} o'clock`);
  return zone;
}

describe('notification hours', () => {
  it('delay an email until the end of quiet hours, and no in-app notification', async () => {
    const reader = await member();
    await people.choose(reader, { zone: zoneWhereItIs(3), quietHours: { from: 1_320, until: 420 } });
    await people.tell([reader]);
    expect(await people.unread(reader)).toBe(1);
    const subjects = async () => (await people.mailsOf(reader)).map(({ subject }) => subject);
    expect(await subjects()).toEqual([]);
    await world.advance('4h');
    expect(await subjects()).toEqual(['New reply to your topic']);
  });

  it('collect unread notifications into one digest, and send none without any', async () => {
    const [reader, other] = [await member(), await member()];
    const choice = { kinds: [{ kind: 'reply', channels: ['product', 'digest'] }] };
    for (const one of [reader, other]) await people.choose(one, choice);
    for (const title of ['One', 'Two', 'Three']) await people.tell([reader, other], { title });
    await people.read(reader, (await people.list(reader)).items[1]?.id);
    for (const { id } of (await people.list(other)).items) await people.read(other, id);
    expect(await people.mailsOf(reader)).toEqual([]);
    // A day has 25 hours when daylight saving time ends.
    await world.advance('25h');
    await Promise.all([1, 2, 3].map(() => world.app.get(SendDigests, { strict: false }).send()));
    const mails = await people.mailsOf(reader);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 things are new']);
    expect(mails[0]?.text).toMatch(/One[^]*Three/);
    expect(mails[0]?.text).not.toContain('Two');
    expect(await people.mailsOf(other)).toEqual([]);
  });

  it('send the daily reflection once a day to users who chose it', async () => {
    const reader = await member();
    await world.sql(
      `insert into reflections (id, date, title, text, question)
       select gen_random_uuid(), current_date + n, 'A page of ' || n, 'Words', 'What is here?' from generate_series(-1, 6) n
       on conflict do nothing`,
    );
    await people.choose(reader, { zone: 'UTC', kinds: [{ kind: 'reflection', channels: ['product'] }] });
    const tell = () => world.app.get(NotifyReflection, { strict: false }).notifyUsers();
    await tell();
    expect(await people.unread(reader)).toBe(0);
    await world.advance('24h');
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await people.unread(reader)).toBe(1);
    await world.advance('24h');
    await tell();
    expect(await people.unread(reader)).toBe(2);
  });
});

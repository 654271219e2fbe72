import { World, type Member } from '#test/world.ts';
import { ConsentReader } from '../use-cases/consent/consent-reader.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const promise = 'Our newsletter, our eBook and the daily reflection by email. Unsubscribe any time.';

interface Entry {
  purpose: string;
  isGiven: boolean;
  formName: string;
  sentence: string;
  version: number;
}

describe('consent ledger', () => {
  let world: World;
  let support: Member;

  beforeAll(async () => {
    world = await World.start({ settings: { MAILING_DOUBLE_OPT_IN: 'true' } });
    support = await world.member({ roles: ['support'] });
  });
  afterAll(() => world.close());

  const subscribe = async (email: string, source = 'footer') => {
    await world.post('/api/functions/subscribe-email', { email, source });
    await world.settle();
  };
  const confirm = async (email: string) => {
    const mail = (await world.mail.sentTo(email)).at(-1);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await world.post('/api/functions/confirm-subscription', { token });
    await world.settle();
  };
  const join = async (email: string, source?: string) => {
    await subscribe(email, source);
    await confirm(email);
    return email;
  };
  const pathOf = async (email: string, start: string) =>
    new RegExp(`(/${start}/[\\w-]+)`).exec((await world.mail.sentTo(email)).at(-1)!.text)![1]!;
  const idOf = async (email: string) => {
    const [row] = await world.sql<{ id: string }>('select id from email_subscriber where email = $1', [email]);
    return row!.id;
  };
  const read = async (email: string) => {
    const path = `/api/admin/subscribers/${await idOf(email)}/consents`;
    return (await world.as(support).get<{ items: Entry[] }>(path)).body.items;
  };
  const changes = async (email: string) =>
    (await read(email)).map(({ isGiven, purpose, formName }) => `${isGiven ? '+' : '-'} ${purpose} by ${formName}`);
  const has = (email: string, purpose: Parameters<ConsentReader['hasConsent']>[1]) =>
    world.app.get(ConsentReader, { strict: false }).hasConsent(email, purpose);

  it('records the form and the sentence of a sign-up only when the person has confirmed', async () => {
    const email = 'joins@example.org';
    await subscribe(email);
    expect(await read(email)).toEqual([]);
    await confirm(email);
    const entry = { isGiven: true, formName: 'sign-up form of the home page', sentence: promise, version: 1, email };
    expect(await read(email)).toMatchObject([
      { ...entry, purpose: 'reflection' },
      { ...entry, purpose: 'newsletter' },
    ]);
    expect(await has(email, 'newsletter')).toBe(true);
    expect(await has(email, 'click-tracking')).toBe(false);
    const [other] = await changes(await join('resources@example.org', 'resources'));
    expect(other).toBe('+ reflection by sign-up form of the mailing list page');
  });

  it('stores a changed sentence as a new version and leaves older entries with the sentence that was shown', async () => {
    const email = await join('versions@example.org', 'confirm');
    await world.sql(`update consent_text set sentence = 'An older promise.' where name = 'mailing-list-page'`);
    await join('versions-2@example.org', 'confirm');
    expect((await read(email))[0]).toMatchObject({ sentence: 'An older promise.', version: 1 });
    expect((await read('versions-2@example.org'))[0]).toMatchObject({ sentence: promise, version: 2 });
  });

  it('records each change of the preferences page once, and a return by the sign-up form', async () => {
    const email = await join('chooses@example.org');
    const preferences = await pathOf(email, 'preferences');
    const choose = (reflections: string) =>
      world.send(
        'POST',
        preferences,
        new URLSearchParams({ newsletter: 'on', reflections, timeZone: 'Europe/Berlin' }).toString(),
        form,
      );
    for (const reflections of ['weekly', 'none', 'none', 'daily']) await choose(reflections);
    expect((await changes(email)).slice(0, -2)).toEqual([
      '+ reflection by preferences page',
      '- reflection by preferences page',
    ]);
    await choose('none');
    await world.send('POST', await pathOf(email, 'u'), 'List-Unsubscribe=One-Click', form);
    expect((await changes(email))[0]).toBe('- newsletter by unsubscribe link or button of an email');
    await world.advance('1h');
    await subscribe(email);
    await confirm(email);
    expect((await changes(email)).slice(0, 2)).toEqual([
      '+ reflection by sign-up form of the home page',
      '+ newsletter by sign-up form of the home page',
    ]);
  });

  it('records a person who was unsubscribed by staff and cannot be subscribed again by staff', async () => {
    const email = await join('asks-staff@example.org');
    const path = `/api/admin/subscribers/${await idOf(email)}/unsubscribe`;
    for (let repeat = 0; repeat < 2; repeat += 1) expect((await world.as(support).post(path)).status).toBe(200);
    expect((await changes(email)).slice(0, -2)).toEqual([
      '- reflection by staff, at the request of the person',
      '- newsletter by staff, at the request of the person',
    ]);
    expect(await has(email, 'newsletter')).toBe(false);
    const unknown = `/api/admin/subscribers/${crypto.randomUUID()}/unsubscribe`;
    expect((await world.as(support).post(unknown)).status).toBe(404);
  });

  it("stops the list's reflection when a member turns off the reflection of the account, and the reverse", async () => {
    const member = await world.member({ email: 'both@example.org', emailConfirmed: true });
    const { email } = member;
    await join(email);
    const setChannels = (channels: string[]) =>
      world
        .as(member)
        .send('PUT', '/api/notifications/settings', JSON.stringify({ kinds: [{ kind: 'reflection', channels }] }));
    await setChannels(['mail']);
    await setChannels([]);
    expect((await changes(email))[0]).toBe('- reflection by notifications page of the account');
    await setChannels(['mail', 'product']);
    expect((await changes(email))[0]).toBe('+ reflection by notifications page of the account');
    await world.send('POST', await pathOf(email, 'u'), '', form);
    const { body } = await world
      .as(member)
      .get<{ kinds: { kind: string; channels: string[] }[] }>('/api/notifications/settings');
    expect(body.kinds.find(({ kind }) => kind === 'reflection')?.channels).toEqual(['product']);
    const page = await world.as(support).get<{ consents: Entry[] }>(`/api/admin/members/${member.id}`);
    expect(page.body.consents).toHaveLength((await read(email)).length);
    const exported = await world.as(member).get<{ mailing: { consents: Entry[] } }>('/api/account/export');
    expect(exported.body.mailing.consents[0]).toMatchObject({ purpose: 'reflection', isGiven: false });
    expect(exported.body.mailing.consents.at(-1)).toMatchObject({ sentence: promise });
  });

  it('refuses changes and deletions of its rows', async () => {
    const email = await join('append-only@example.org');
    for (const statement of ['update consent_record set is_given = false', 'delete from consent_record'])
      await expect(world.sql(`${statement} where email = $1`, [email])).rejects.toThrow('only grows');
  });
});

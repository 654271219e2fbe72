import { AutomationStaff, emailStep } from '#test/makers/automation-staff.ts';
import { World, type Member } from '#test/world.ts';
import { ConsentReader } from '../use-cases/consent/consent-reader.ts';
import { UnsubscribeLinkSigner } from '../use-cases/list/unsubscribe-links.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const timeZone = 'Europe/Berlin';

interface Choice {
  newsletter: boolean;
  productNews: boolean;
  clickTracking: boolean;
  reflections: string;
  timeZone: string;
}

describe('email preferences', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const join = async (email: string) => {
    await world.post('/api/functions/subscribe-email', { email, timeZone });
    await world.settle();
    return /(\/preferences\/[\w-]+)/.exec((await world.mail.sentTo(email)).at(-1)!.text)![1]!;
  };
  const choose = (path: string, fields: Record<string, string>) =>
    world.send('POST', path, new URLSearchParams({ timeZone, ...fields }).toString(), form);
  const given = async (email: string) =>
    [...(await world.app.get(ConsentReader, { strict: false }).listGiven(email))].toSorted();
  const find = async (email: string) => {
    const [row] = await world.sql<{ id: string; isSubscribed: boolean; reflections: string; isDue: boolean }>(
      `select id, unsubscribed_at is null as "isSubscribed", reflections, reflection_at is not null as "isDue"
       from email_subscriber where email = $1`,
      [email],
    );
    return row!;
  };

  describe('by the link of an email', () => {
    it('turn each kind of email and click tracking on and off', async () => {
      const email = 'kinds@example.org';
      const path = await join(email);
      expect(await given(email)).toEqual(['newsletter', 'reflection']);
      const all = { newsletter: 'on', productNews: 'on', clickTracking: 'on', reflections: 'daily' };
      const { text } = await choose(path, all);
      for (const name of ['newsletter', 'productNews', 'clickTracking'])
        expect(text).toMatch(new RegExp(`name="${name}" value="on" checked`));
      expect(await given(email)).toEqual(['click-tracking', 'newsletter', 'product-news', 'reflection']);
      await choose(path, { productNews: 'on', reflections: 'none' });
      expect(await given(email)).toEqual(['product-news']);
      expect(await find(email)).toMatchObject({ isSubscribed: true, isDue: false });
    });

    it('unsubscribe a person who turns the last kind off, and subscribe the person who chooses one again', async () => {
      const email = 'back@example.org';
      const path = await join(email);
      const off = await choose(path, { reflections: 'none', clickTracking: 'on' });
      expect(off.text).toContain('We send you no emails of the mailing list.');
      expect([await given(email), (await find(email)).isSubscribed]).toEqual([[], false]);
      expect((await world.get(path)).text).toContain('You can choose again here.');
      await choose(path, { reflections: 'weekly' });
      expect(await find(email)).toMatchObject({ isSubscribed: true, reflections: 'weekly', isDue: true });
      expect(await given(email)).toEqual(['reflection']);
      await world.settle();
      expect(await world.mail.sentTo(email)).toHaveLength(1);
    });

    it('stop all emails with one button', async () => {
      const email = 'stop@example.org';
      const path = await join(email);
      const { text } = await choose(path, { action: 'stop', newsletter: 'on', reflections: 'daily' });
      expect(text).toContain('We send you no emails of the mailing list.');
      expect([await given(email), (await find(email)).isSubscribed]).toEqual([[], false]);
    });

    it('do not subscribe an email address that was never confirmed', async () => {
      const email = 'unconfirmed@example.org';
      const path = await join(email);
      await world.sql(`update email_subscriber set confirmed_at = null where email = $1`, [email]);
      await choose(path, { productNews: 'on', reflections: 'daily' });
      const [row] = await world.sql('select confirmed_at from email_subscriber where email = $1', [email]);
      expect(row).toEqual({ confirmed_at: null });
    });
  });

  it('the link of a kind of email stops only that kind, and the last one ends the subscription', async () => {
    const email = 'one-click@example.org';
    await join(email);
    const { id } = await find(email);
    const links = world.app.get(UnsubscribeLinkSigner, { strict: false });
    const click = async (of: 'newsletter' | 'reflections' | 'product-news') => {
      const { pathname } = new URL(links.urlFor({ of, id }));
      expect((await world.get(pathname)).status).toBe(200);
      return (await world.send('POST', pathname, 'List-Unsubscribe=One-Click', form)).text;
    };
    expect(await click('newsletter')).toContain('“Newsletter”');
    expect([await given(email), (await find(email)).isSubscribed]).toEqual([['reflection'], true]);
    await click('product-news');
    expect((await find(email)).isSubscribed).toBe(true);
    await click('reflections');
    expect([await given(email), (await find(email)).isSubscribed]).toEqual([[], false]);
  });

  describe('change the email address', () => {
    const ask = (path: string, email: string) =>
      world.send('POST', `${path}/email`, new URLSearchParams({ email }).toString(), form);
    const linkTo = async (email: string) => {
      await world.settle();
      return /(\/preferences\/new-email\/[\w-]+)/.exec((await world.mail.sentTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
    };

    it('after the owner of the new address confirms it, and inform the old one', async () => {
      const path = await join('old@example.org');
      await choose(path, { newsletter: 'on', clickTracking: 'on', reflections: 'none' });
      const { id } = await find('old@example.org');
      const asked = await ask(path, 'New@Example.org');
      expect([asked.status, asked.text.includes('We sent a link to new@example.org')]).toEqual([200, true]);
      const link = await linkTo('new@example.org');
      expect((await world.get(link)).text).toContain('new@example.org');
      expect((await find('old@example.org')).id).toBe(id);
      expect((await world.send('POST', link, '', form)).text).toContain('from now on');
      expect(await find('new@example.org')).toMatchObject({ id, isSubscribed: true, reflections: 'none' });
      expect([await given('old@example.org'), await given('new@example.org')]).toEqual([
        [],
        ['click-tracking', 'newsletter'],
      ]);
      await world.settle();
      const [notice] = (await world.mail.sentTo('old@example.org')).slice(-1);
      expect(notice!.subject).toBe('Our emails are sent to another address now');
      expect(notice!.text).not.toContain('new@example.org');
      expect((await world.send('POST', link, '', form)).status).toBe(404);
    });

    it('not to an address that is on the list or to which no email can be sent', async () => {
      const path = await join('stays@example.org');
      await join('taken@example.org');
      const taken = await ask(path, 'taken@example.org');
      expect([taken.status, taken.text.includes('already on our mailing list')]).toEqual([409, true]);
      await world.sql(
        `insert into email_suppression (address_hash, reason, created_at)
         values (encode(sha256('bounced@example.org'), 'hex'), 'bounced', now())`,
      );
      const bounced = await ask(path, 'bounced@example.org');
      expect([bounced.status, bounced.text.includes('Choose another one.')]).toEqual([409, true]);
      expect((await ask(path, 'no address')).status).toBe(400);
      expect(await world.mail.sentTo('taken@example.org')).toHaveLength(1);
    });

    it('only with the newest link, and not when the address was taken meanwhile', async () => {
      const path = await join('asks@example.org');
      await ask(path, 'first@example.org');
      const first = await linkTo('first@example.org');
      await ask(path, 'second@example.org');
      expect((await world.send('POST', first, '', form)).status).toBe(404);
      const second = await linkTo('second@example.org');
      await join('second@example.org');
      expect((await world.send('POST', second, '', form)).status).toBe(409);
      expect((await find('asks@example.org')).isSubscribed).toBe(true);
    });
  });

  describe('of an account', () => {
    const nothing = {
      newsletter: false,
      productNews: false,
      clickTracking: false,
      reflections: 'none',
      isPaused: false,
    };
    const read = async (member: Member) => (await world.as(member).get<Choice>('/api/mailing/preferences')).body;
    const save = (member: Member, choice: object) =>
      world.as(member).put<Choice & { code?: string }>('/api/mailing/preferences', { ...nothing, timeZone, ...choice });

    it('subscribe a member who was not on the list, with the form in the ledger', async () => {
      const member = await world.member({ emailConfirmed: true });
      expect(await read(member)).toMatchObject({ email: member.email, newsletter: false, reflections: 'none' });
      const { body } = await save(member, { newsletter: true, reflections: 'weekly', clickTracking: true });
      expect(body).toMatchObject({ newsletter: true, reflections: 'weekly', clickTracking: true, timeZone });
      expect(await find(member.email)).toMatchObject({ isSubscribed: true, reflections: 'weekly' });
      const forms = 'select distinct form, user_id as "userId" from consent_record where email = $1';
      expect(await world.sql(forms, [member.email])).toEqual([{ form: 'account-page', userId: member.id }]);
      await world.settle();
      expect((await world.mail.sentTo(member.email)).some(({ text }) => text.includes('/preferences/'))).toBe(true);
      expect((await save(member, {})).body).toMatchObject({ newsletter: false, reflections: 'none' });
      expect((await find(member.email)).isSubscribed).toBe(false);
    });

    it('show nothing and change nothing while the email address is unconfirmed', async () => {
      await join('victim@example.org');
      const member = await world.member({ email: 'victim@example.org', emailConfirmed: false });
      await world.sql('update users set email_confirmed_at = null where id = $1', [member.id]);
      expect(await read(member)).toMatchObject({ mayChoose: false, newsletter: false });
      expect(await save(member, {})).toMatchObject({
        status: 409,
        body: { code: 'mailing.account-email-unconfirmed' },
      });
      expect(await given('victim@example.org')).toEqual(['newsletter', 'reflection']);
    });

    describe('when the email of the account changes', () => {
      const change = async (member: Member, email: string) => {
        const admin = world.as(await world.member({ roles: ['admin'] }));
        const { status } = await admin.put(`/api/auth/admin/users/${member.id}`, { email, email_confirm: true });
        expect(status).toBe(200);
        await world.settle();
      };
      const suppress = (email: string, reason: string) =>
        world.sql(
          `insert into email_suppression (address_hash, reason, created_at) values (encode(sha256($1), 'hex'), $2, now())`,
          [email, reason],
        );

      it('move to the new email with their consents, labels and suppression', async () => {
        const member = await world.member({ emailConfirmed: true });
        const staff = await AutomationStaff.start(world);
        const { id: later } = await staff.create([emailStep('Later', { waitHours: 24 })]);
        await save(member, { newsletter: true, reflections: 'weekly' });
        const { id } = await find(member.email);
        await world.settle();
        await world.sql(`insert into email_label (email, label, added_at) values ($1, 'retreat', now())`, [
          member.email,
        ]);
        await suppress(member.email, 'complained');
        await change(member, 'moved@example.org');
        expect((await staff.peopleOf(later)).map(({ email }) => email)).toEqual(['moved@example.org']);
        await staff.switchAllOff();
        expect(await find('moved@example.org')).toMatchObject({ id, isSubscribed: true, reflections: 'weekly' });
        expect(await given(member.email)).toEqual([]);
        expect(await given('moved@example.org')).toEqual(['newsletter', 'reflection']);
        const forms = 'select distinct form from consent_record where email = $1 and user_id = $2';
        expect(await world.sql(forms, ['moved@example.org', member.id])).toEqual([{ form: 'account-email' }]);
        expect(
          await world.sql(
            `select l.email, s.reason from email_label l join email_suppression s
             on s.address_hash = encode(sha256(l.email::bytea), 'hex') where l.label = 'retreat'`,
          ),
        ).toEqual([{ email: 'moved@example.org', reason: 'complained' }]);
      });

      it('have only the consents of both when the new email has a subscription, and none if one is off', async () => {
        const member = await world.member({ emailConfirmed: true });
        const other = await world.member({ emailConfirmed: true });
        await choose(await join('both@example.org'), { newsletter: 'on', productNews: 'on', reflections: 'daily' });
        await save(member, { newsletter: true, clickTracking: true, reflections: 'weekly' });
        const { id: formerId } = await find(member.email);
        await change(member, 'both@example.org');
        const merged = { isSubscribed: true, reflections: 'weekly', isDue: true };
        expect(await find('both@example.org')).toMatchObject(merged);
        expect(await given('both@example.org')).toEqual(['newsletter', 'reflection']);
        expect([await find(member.email), await given(member.email)]).toEqual([undefined, []]);
        const signer = world.app.get(UnsubscribeLinkSigner, { strict: false });
        const page = await world.get(new URL(signer.preferencesUrlFor(formerId)).pathname);
        expect(page.text).toContain('both@example.org');
        await world.post(new URL(signer.urlFor({ of: 'newsletter', id: formerId })).pathname);
        expect(await given('both@example.org')).toEqual(['reflection']);

        await choose(await join('left@example.org'), { action: 'stop', reflections: 'none' });
        await save(other, { newsletter: true, reflections: 'daily' });
        await change(other, 'left@example.org');
        expect(await find('left@example.org')).toMatchObject({ isSubscribed: false, isDue: false });
        expect([await given('left@example.org'), await given(other.email)]).toEqual([[], []]);
      });
    });
  });
});

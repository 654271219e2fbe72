import { World } from '#test/world.ts';
import { DeleteUnconfirmedSubscribers } from './delete-unconfirmed.ts';

describe('unconfirmed email', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { MAILING_DOUBLE_OPT_IN: 'true' } });
  });
  afterAll(() => world.close());

  const sweep = (where = world) => where.app.get(DeleteUnconfirmedSubscribers, { strict: false }).deleteDue();
  const subscribe = async (email: string) => {
    await world.post('/api/functions/subscribe-email', { email });
    await world.settle();
  };
  const confirm = async (email: string) => {
    const mails = await world.mail.sentTo(email);
    const token = /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    const response = await world.post('/api/functions/confirm-subscription', { token });
    await world.settle();
    return response.status;
  };
  const kept = async () => {
    const rows = await world.sql<{ name: string; mails: number }>(
      `select split_part(email, '@', 1) as name,
         (select count(*)::int from email_message where recipient = email) as mails
       from email_subscriber order by email`,
    );
    return Object.fromEntries(rows.map(({ name, mails }) => [name, mails]));
  };

  it('is deleted with its opt-in emails 30 days after the last one, and no other email is', async () => {
    for (const name of ['asked-again', 'confirmed', 'left', 'silent']) await subscribe(`${name}@example.org`);
    await confirm('confirmed@example.org');
    await confirm('left@example.org');
    await world.sql(`update email_subscriber set unsubscribed_at = now() where email = 'left@example.org'`);
    await world.advance('29d');
    await subscribe('asked-again@example.org');
    await sweep();
    const others = { 'asked-again': 2, confirmed: 2, left: 2 };
    expect(await kept()).toEqual({ ...others, silent: 1 });

    await world.advance('25h');
    await sweep();
    await sweep();
    expect(await kept()).toEqual(others);
    expect(await world.sql('select 1 from email_message where recipient = $1', ['silent@example.org'])).toEqual([]);
    expect(await confirm('asked-again@example.org')).toBe(200);
  });

  it('is new again when the form is sent once more', async () => {
    expect(await confirm('silent@example.org')).toBe(404);
    await subscribe('silent@example.org');
    expect(await confirm('silent@example.org')).toBe(200);
  });

  it("is deleted without a member's other emails", async () => {
    const { email, id } = await world.member({ email: 'member@example.org' });
    await subscribe(email);
    await world.sql(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, user_id, state, created_at)
       values (gen_random_uuid(), 'membership-renewal', 'renewal', $1, 'Amara', $2, 'sent', now())`,
      [email, id],
    );
    await world.advance('31d');
    await sweep();
    expect(await kept()).not.toHaveProperty('member');
    const kinds = 'select kind from email_message where recipient = $1 order by kind';
    expect(await world.sql(kinds, [email])).toEqual([{ kind: 'confirm' }, { kind: 'membership-renewal' }]);
  });
});

describe('unconfirmed email without double opt-in', () => {
  it('is never deleted, also when it was asked before', async () => {
    const world = await World.start({ settings: { MAILING_DOUBLE_OPT_IN: 'false' } });
    try {
      await world.sql(
        `insert into email_subscriber (id, email, subscribed_at)
         values (gen_random_uuid(), 'asked-before@example.org', now() - interval '1 year')`,
      );
      await world.app.get(DeleteUnconfirmedSubscribers, { strict: false }).deleteDue();
      expect(await world.sql('select email from email_subscriber')).toHaveLength(1);
    } finally {
      await world.close();
    }
  });
});

import { World, type Member } from '#test/world.ts';
import { collectMails } from '../mails/collect.ts';
import { EmailReasonLinkSigner } from '../use-cases/why/email-reason-links.ts';

const promise = 'Our newsletter, our eBook and the daily reflection by email. Unsubscribe any time.';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('why did I get this email', () => {
  let world: World;
  let member: Member;

  beforeAll(async () => {
    world = await World.start();
    member = await world.member({ email: 'reader@example.org', emailConfirmed: true });
  });
  afterAll(() => world.close());

  const whyOf = async (email: string) => /(\/why\/[\w-]+)/.exec((await world.mail.sentTo(email)).at(-1)!.text)![1]!;
  const join = async (email: string) => {
    await world.post('/api/functions/subscribe-email', { email, source: 'footer' });
    await world.settle();
    return whyOf(email);
  };
  const store = async (kind: string) => {
    const [row] = await world.sql<{ id: string }>(
      `insert into email_message (id, kind, dedupe_key, recipient, first_name, user_id, facts, state, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, '', $3, '{"kind": "reply"}', 'sent', now()) returning id`,
      [kind, member.email, member.id],
    );
    return new URL(world.app.get(EmailReasonLinkSigner, { strict: false }).urlFor(row!.id)).pathname;
  };

  it('is answered from the consent ledger for an email of the mailing list', async () => {
    const path = await join('list@example.org');
    const { status, text, headers } = await world.get(path);
    expect(status).toBe(200);
    for (const part of [
      'list@example.org',
      'Newsletter',
      'sign-up form of the home page',
      promise,
      '/preferences/',
      '/u/',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('You have stopped');
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
    await world.send('POST', /(\/u\/[\w-]+)/.exec(text)![1]!, '', form);
    expect((await world.get(path)).text).toContain('You have stopped these emails since then.');
  });

  it.each(collectMails().map(({ name, consent }) => [name, consent] as const))(
    'has a reason for the email %s',
    async (name, consent) => {
      const { status, text } = await world.get(await store(name));
      expect(status).toBe(200);
      expect(text).toContain(member.email);
      expect(text).toMatch(
        consent === 'list'
          ? /You had not agreed to/
          : /account|membership|turned on|message|waiting list|typed|mailing list|mentor|invited|replied|administrators/,
      );
      expect(text).not.toMatch(/undefined|\[object/);
    },
  );

  it('names the kind of a notification and leads to its switch', async () => {
    const { text } = await world.get(await store('notification'));
    for (const part of ['“Replies”', '/account/notifications', '/u/']) expect(text).toContain(part);
  });

  it('has a calm page when the data was deleted, and a 404 page for another token', async () => {
    const path = await join('leaves@example.org');
    await world.sql(`delete from email_message where recipient = 'leaves@example.org'`);
    const { status, text } = await world.get(path);
    expect([status, text.includes('no longer have any data'), text.includes('leaves@')]).toEqual([410, true, false]);
    const unsubscribe = /\/u\/([\w-]+)/.exec((await world.mail.sentTo('list@example.org')).at(-1)!.text)![1]!;
    for (const token of ['abc', unsubscribe, `${path.slice(5, -2)}AA`])
      expect((await world.get(`/why/${token}`)).status).toBe(404);
  });

  it('is not answered by a link that unsubscribes', async () => {
    const path = await whyOf('list@example.org');
    expect((await world.send('POST', path.replace('/why/', '/u/'), '', form)).status).toBe(404);
  });
});

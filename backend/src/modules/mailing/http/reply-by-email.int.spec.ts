import { GrantTier } from '#modules/membership/index.ts';
import { createForumSteps } from '#test/makers/forum.ts';
import { createNotificationHelpers } from '#test/makers/notifications.ts';
import type { ReceivedMail } from '#test/mail.ts';
import { World, type Member } from '#test/world.ts';

const domain = 'reply.oneness.example';

describe('a reply by email to a forum notification', () => {
  let world: World;
  let people: ReturnType<typeof createNotificationHelpers>;
  const { begin, reply, postsOf } = createForumSteps(() => world);
  beforeAll(async () => {
    world = await World.start({ mailEvents: true, settings: { MAIL_REPLY_DOMAIN: domain } });
    people = createNotificationHelpers(world);
  });
  afterEach(() => world.mail.control('reset'));
  afterAll(() => world.close());

  async function member(firstName: string): Promise<Member> {
    const one = await world.member({ tier: 'seeker', firstName, lastName: 'Lind', emailConfirmed: true });
    await world.as(one).get('/api/forum');
    await people.choose(one, { kinds: [{ kind: 'reply', channels: ['mail'] }] });
    return one;
  }

  /** Creates a topic of one member with a reply of another, and returns the email about it. */
  async function notify(): Promise<{ author: Member; other: Member; slug: string; mail: ReceivedMail }> {
    const [author, other] = [await member('Ada'), await member('Ben')];
    const { slug } = (await begin(author)).body;
    expect((await reply(other, slug)).status).toBe(200);
    await world.settle();
    const [mail] = await people.mailsOf(author);
    return { author, other, slug, mail: mail! };
  }
  async function answer({ id }: ReceivedMail, values: object = {}): Promise<void> {
    await world.mail.control('replies', { id, text: 'Yes, gladly.', ...values });
    await world.settle();
  }
  const textsOf = async (reader: Member, slug: string) => (await postsOf(reader, slug)).items.map(({ html }) => html);
  const refusalsOf = async ({ email }: Member) =>
    (await world.mail.sentTo(email)).filter(({ subject }) => subject === 'Your reply was not posted');
  /** Returns the texts of the refusals without their line breaks. */
  const reasonsFor = async (one: Member) => (await refusalsOf(one)).map(({ text }) => text.replaceAll(/\s+/g, ' '));

  it('is posted without the quoted text, once, when it is reported ten times', async () => {
    const { author, other, slug, mail } = await notify();
    expect(mail.reply_to).toEqual([expect.stringMatching(new RegExp(`^reply\\+[a-z2-7]{40,58}@${domain}$`))]);
    expect(mail.reply_to[0]!.split('@')[0]!.length).toBeLessThanOrEqual(64);
    expect(mail.text).toContain('reply to this email');
    await world.mail.control('webhooks', { copies: [10, 10] });
    await answer(mail);
    expect(await textsOf(other, slug)).toEqual([
      '<p>A still morning</p>',
      '<p>A still morning</p>',
      '<p>Yes, gladly.</p>',
    ]);
    expect((await postsOf(other, slug)).items.at(-1)!.author.id).toBe(author.id);
    expect(await refusalsOf(author)).toEqual([]);
    await answer(mail, { text: null, html: '<p>And <b>again</b>.</p><blockquote>old</blockquote>' });
    expect((await textsOf(other, slug)).at(-1)).toBe('<p>And again.</p>');
  });

  it('is answered with the reason when it cannot be posted', async () => {
    const { author, other, slug, mail } = await notify();
    const file = { filename: 'x.png', content_type: 'image/png' };
    await answer(mail, { from: 'other@example.org' });
    await answer(mail, { from: 'other@example.org' });
    await answer(mail, { attachments: [file] });
    await answer(mail, { text: '', quotes: true });
    await answer(mail, { text: 'a'.repeat(5_001) });
    expect(await reasonsFor(author)).toEqual([
      expect.stringContaining(`from another email than ${author.email}`),
      expect.stringContaining('an attachment'),
      expect.stringContaining('no text of your own'),
      expect.stringContaining('at most 5,000 characters'),
    ]);
    expect(await world.mail.sentTo('other@example.org')).toEqual([]);
    await answer(mail, { attachments: [{ ...file, content_disposition: 'inline' }] });
    expect(await textsOf(other, slug)).toHaveLength(3);
  });

  it('is refused in a closed topic, by a suspended member and by a member without the tier', async () => {
    const { author, other, slug, mail } = await notify();
    await world.sql(`update forum_topic set locked_at = now() where slug = $1`, [slug]);
    await answer(mail);
    await world.sql(`update forum_topic set locked_at = null where slug = $1`, [slug]);
    await world.sql(`update forum_profile set suspended_until = now() + interval '60 days' where user_id = $1`, [
      author.id,
    ]);
    await answer(mail);
    await world.sql(`update forum_profile set suspended_until = null where user_id = $1`, [author.id]);
    const grants = world.app.get(GrantTier, { strict: false });
    await grants.grant({ userId: author.id, tier: 'free', grantedBy: null });
    await answer(mail);
    await grants.grant({ userId: author.id, tier: 'seeker', grantedBy: null });
    expect(await reasonsFor(author)).toEqual([
      expect.stringContaining('closed for new replies'),
      expect.stringContaining('not write in it for now'),
      expect.stringContaining('does not include the forum'),
    ]);
    expect(await textsOf(other, slug)).toHaveLength(2);
  });

  it('is refused once the notification is older than 30 days', async () => {
    const { author, other, slug, mail } = await notify();
    await world.advance('32d');
    await answer(mail);
    expect(await reasonsFor(author)).toEqual([expect.stringContaining('for 30 days')]);
    expect(await textsOf(other, slug)).toHaveLength(2);
  });

  it('gets no response when it is automatic or its address is not genuine', async () => {
    const { author, other, slug, mail } = await notify();
    await answer(mail, { headers: { 'Auto-Submitted': 'auto-replied' } });
    await answer(mail, { subject: 'Out of office' });
    await answer(mail, { to: mail.reply_to[0]!.replace(/\+../, '+zz') });
    await answer(mail, { to: `reply+nothing@${domain}` });
    expect(await textsOf(other, slug)).toHaveLength(2);
    expect(await refusalsOf(author)).toEqual([]);
    const outcomes = await world.sql<{ reason: string }>(
      `select reason from inbound_email where outcome = 'ignored' order by received_at desc limit 3`,
    );
    expect(outcomes.map(({ reason }) => reason)).toEqual(['unknown-address', 'automatic', 'automatic']);
  });

  it('posts nothing for the sender when it is sent to the address of another member', async () => {
    const { author, mail } = await notify();
    const { author: owner, slug, mail: foreign } = await notify();
    await answer(mail, { to: foreign.reply_to[0] });
    expect(await textsOf(owner, slug)).toHaveLength(2);
    expect(await refusalsOf(author)).toEqual([]);
    expect(await refusalsOf(owner)).toHaveLength(1);
  });
});

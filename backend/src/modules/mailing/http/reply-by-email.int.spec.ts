import { GrantTier } from '#modules/membership/index.ts';
import { AutomationStaff, emailStep } from '#test/makers/automation-staff.ts';
import { createForumSteps } from '#test/makers/forum.ts';
import { instituteEmail } from '#test/makers/filled-form.ts';
import { createNotificationHelpers } from '#test/makers/notifications.ts';
import type { ReceivedMail } from '#test/mail.ts';
import { World, type Member } from '#test/world.ts';
import { InboundEmails } from '../use-cases/replies/inbound-emails.ts';
import { PostEmailReply } from '../use-cases/replies/post-email-reply.ts';

const domain = 'reply.oneness.example';
const file = { filename: 'x.png', content_type: 'image/png' };

describe('a reply by email', () => {
  let world: World;
  let people: ReturnType<typeof createNotificationHelpers>;
  const { begin, reply, postsOf } = createForumSteps(() => world);
  beforeAll(async () => {
    world = await World.start({ mailEvents: true, settings: { MAIL_REPLY_DOMAIN: domain, LIMIT_REPLY_REFUSALS: '4' } });
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

  async function notify(): Promise<{ author: Member; other: Member; slug: string; mail: ReceivedMail }> {
    const [author, other] = [await member('Ada'), await member('Ben')];
    const { slug } = (await begin(author)).body;
    expect((await reply(other, slug)).status).toBe(200);
    await world.settle();
    const [mail] = await people.mailsOf(author);
    return { author, other, slug, mail: mail! };
  }
  async function sendReply({ id }: ReceivedMail, values: object = {}): Promise<void> {
    await world.mail.control('replies', { id, text: 'Yes, gladly.', ...values });
    await world.settle();
  }
  const textsOf = async (reader: Member, slug: string) => (await postsOf(reader, slug)).items.map(({ html }) => html);
  const refusalsOf = async ({ email }: Member) =>
    (await world.mail.sentTo(email)).filter(({ subject }) => subject === 'Your reply was not posted');
  const lastReasons = async (many: number) =>
    (
      await world.sql<{ reason: string }>(
        `select reason from inbound_email where reason is not null order by received_at desc limit ${many}`,
      )
    ).map(({ reason }) => reason);
  const reasonsFor = async (one: Member) => (await refusalsOf(one)).map(({ text }) => text.replaceAll(/\s+/g, ' '));

  it('is posted without the quoted text, once, when it is reported ten times', async () => {
    const { author, other, slug, mail } = await notify();
    expect(mail.reply_to).toEqual([expect.stringMatching(new RegExp(`^reply\\+[a-z2-7]{40,58}@${domain}$`))]);
    expect(mail.reply_to[0]!.split('@')[0]!.length).toBeLessThanOrEqual(64);
    expect(mail.text).toContain('reply to this email');
    await world.mail.control('webhooks', { copies: [10, 10] });
    await sendReply(mail);
    expect(await textsOf(other, slug)).toEqual([
      '<p>A still morning</p>',
      '<p>A still morning</p>',
      '<p>Yes, gladly.</p>',
    ]);
    expect((await postsOf(other, slug)).items.at(-1)!.author.id).toBe(author.id);
    expect(await refusalsOf(author)).toEqual([]);
    await sendReply(mail, { text: null, html: '<p>And <b>again</b>.</p><blockquote>old</blockquote>' });
    expect((await textsOf(other, slug)).at(-1)).toBe('<p>And again.</p>');
  });

  it('is sent to staff and ends the run when the automation has the goal `replied`', async () => {
    const staff = await AutomationStaff.start(world);
    const { id } = await staff.create(
      [emailStep('How are you, {{first name, else friend}}?'), emailStep('Again', { waitHours: 24 })],
      {
        goal: 'replied',
      },
    );
    const [address, other] = [await staff.join('replies'), await staff.join('forwards')];
    await staff.runDue();
    const find = async (to: string) =>
      (await world.mail.sentTo(to)).find(({ subject }) => subject === 'How are you, friend?')!;
    await sendReply(await find(other), { from: 'friend@example.org', attachments: [file] });
    const reply = { text: 'Well, thank you.', messageId: '<letter@mail.example>' };
    await sendReply(await find(address), { ...reply, attachments: [file] });
    await sendReply(await find(address), { ...reply, attachments: [file] });
    expect((await staff.peopleOf(id)).map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
      `${other} active`,
      `${address} goal`,
    ]);
    const received = (await world.mail.sentTo(instituteEmail)).filter(({ subject }) =>
      subject.startsWith('Reply to “How are you, friend?”'),
    );
    expect(received.map(({ reply_to, text }) => [reply_to, text])).toEqual([
      [['friend@example.org'], expect.stringContaining('Yes, gladly.')],
      [[address], expect.stringContaining('Well, thank you.')],
    ]);
    const lost = await Promise.all([address, other, 'friend@example.org'].map((to) => world.mail.sentTo(to)));
    expect(
      lost.map((mails) => mails.filter(({ subject }) => subject === 'Your attached files did not arrive')),
    ).toEqual([
      [expect.objectContaining({ text: expect.stringMatching(/reply to\s+“How\s+are\s+you,\s+friend\?”\s+arrived/) })],
      [],
      [],
    ]);
    await staff.switchAllOff();
  });

  it('waits for approval when it has a link, and its author gets one email about it', async () => {
    const { author, other, slug, mail } = await notify();
    await sendReply(mail, { text: 'See https://oneness.example' });
    expect(await textsOf(other, slug)).toHaveLength(2);
    const mails = (await world.mail.sentTo(author.email)).filter(({ subject }) => subject.startsWith('Your reply'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Your reply waits for approval']);
    expect(mails[0]!.text).toContain(slug);
  });

  it('is posted once when the same email is delivered twice', async () => {
    const { author, other, slug, mail } = await notify();
    const messageId = '<first@mail.example>';
    await sendReply(mail, { messageId });
    await sendReply(mail, { messageId });
    await sendReply(mail, { messageId, text: 'Another text.' });
    expect(await textsOf(other, slug)).toHaveLength(3);
    expect(await refusalsOf(author)).toEqual([]);
    expect(await lastReasons(1)).toEqual(['repeated']);
    const refused = { messageId: '<second@mail.example>', attachments: [file] };
    await sendReply(mail, refused);
    await sendReply(mail, refused);
    expect(await refusalsOf(author)).toHaveLength(1);
  });

  it('is read again for ten minutes when the provider does not have it yet', async () => {
    const add = (id: string, age: string) =>
      world.sql(`insert into inbound_email (id, received_at) values ($1, now() - $2::interval)`, [id, age]);
    await add('unread-now', '9 minutes');
    await add('unread-long', '11 minutes');
    const posting = world.app.get(PostEmailReply, { strict: false });
    await expect(posting.handle({ emailId: 'unread-now' })).rejects.toThrow('did not return');
    await posting.handle({ emailId: 'unread-long' });
    expect(
      await world.sql(`select id, outcome, reason from inbound_email where id like 'unread-%' order by id`),
    ).toEqual([
      { id: 'unread-long', outcome: 'ignored', reason: 'gone' },
      { id: 'unread-now', outcome: null, reason: null },
    ]);
  });

  it('is forgotten after 90 days unless it is open', async () => {
    await world.sql(
      `insert into inbound_email (id, received_at, outcome) values
         ('old-done', now() - interval '91 days', 'posted'), ('old-open', now() - interval '91 days', null),
         ('old-recent', now() - interval '89 days', 'posted')`,
    );
    await world.app.get(InboundEmails, { strict: false }).deleteOld();
    const kept = await world.sql<{ id: string }>(`select id from inbound_email where id like 'old-%' order by id`);
    expect(kept.map(({ id }) => id)).toEqual(['old-open', 'old-recent']);
  });

  it('is answered with the reason when it cannot be posted, at most four times an hour', async () => {
    const { author, other, slug, mail } = await notify();
    await sendReply(mail, { from: 'other@example.org' });
    await sendReply(mail, { attachments: [file] });
    await sendReply(mail, { text: '', quotes: true });
    await sendReply(mail, { text: 'a'.repeat(5_001) });
    await sendReply(mail, { attachments: [file] });
    expect(await lastReasons(1)).toEqual(['attachments']);
    expect(await reasonsFor(author)).toEqual([
      expect.stringContaining(`from another email than ${author.email}`),
      expect.stringContaining('an attachment'),
      expect.stringContaining('no text of your own'),
      expect.stringContaining('at most 5,000 characters'),
    ]);
    expect(await world.mail.sentTo('other@example.org')).toEqual([]);
    await sendReply(mail, { attachments: [{ ...file, content_disposition: 'inline' }] });
    expect(await textsOf(other, slug)).toHaveLength(3);
  });

  it('is refused in a closed topic, by a suspended member and by a member without the tier', async () => {
    const { author, other, slug, mail } = await notify();
    await world.sql(`update forum_topic set locked_at = now() where slug = $1`, [slug]);
    await sendReply(mail);
    await world.sql(`update forum_topic set locked_at = null where slug = $1`, [slug]);
    await world.sql(`update forum_profile set suspended_until = now() + interval '60 days' where user_id = $1`, [
      author.id,
    ]);
    await sendReply(mail);
    await world.sql(`update forum_profile set suspended_until = null where user_id = $1`, [author.id]);
    const grants = world.app.get(GrantTier, { strict: false });
    await grants.grant({ userId: author.id, tier: 'free', grantedBy: null });
    await sendReply(mail);
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
    await sendReply(mail);
    expect(await reasonsFor(author)).toEqual([expect.stringContaining('for 30 days')]);
    expect(await textsOf(other, slug)).toHaveLength(2);
  });

  it('gets no response when it is automatic or its address is not genuine', async () => {
    const { author, other, slug, mail } = await notify();
    await sendReply(mail, { headers: { 'Auto-Submitted': 'auto-replied' } });
    await sendReply(mail, { subject: 'Out of office' });
    await sendReply(mail, { to: mail.reply_to[0]!.replace(/\+../, '+zz') });
    await sendReply(mail, { to: `reply+nothing@${domain}` });
    expect(await textsOf(other, slug)).toHaveLength(2);
    expect(await refusalsOf(author)).toEqual([]);
    expect(await lastReasons(3)).toEqual(['unknown-recipient', 'automatic', 'automatic']);
  });

  it('posts nothing for the sender when it is sent to the address of another member', async () => {
    const { author, mail } = await notify();
    const { author: owner, slug, mail: foreign } = await notify();
    await sendReply(mail, { to: foreign.reply_to[0] });
    expect(await textsOf(owner, slug)).toHaveLength(2);
    expect(await refusalsOf(author)).toEqual([]);
    expect(await refusalsOf(owner)).toHaveLength(1);
  });
});

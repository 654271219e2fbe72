import { filledForms as filled, testFormValues, instituteEmail, type FormName } from '#test/makers/filled-form.ts';
import type { ReceivedMail } from '#test/mail.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';

interface Whole {
  status: string;
  answeredAt: string | null;
  readAt: string | null;
  replies: { text: string; by: string; mailState: string }[];
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('inquiry emails', () => {
  let world: World;
  let support: Member;
  beforeAll(async () => {
    world = await World.start();
    support = await world.member({ roles: ['support'], firstName: 'Sol', lastName: 'Ibarra' });
  });
  afterAll(() => world.close());

  const holdMailsBack = () =>
    world.sql(
      `insert into mail_pace values ('letters', now() + make_interval(secs => $1))
       on conflict (id) do update set next_at = excluded.next_at`,
      [2 * world.timeoutFactor],
    );

  const inquire = async (form: FormName, more: object) => {
    const { body } = await world.post<{ reference: string }>(`/api/forms/${form}`, { ...filled[form], ...more });
    await world.settle();
    const [row] = await world.sql<{ id: string }>('select id from inquiry where reference = $1', [body.reference]);
    return { id: row!.id, reference: body.reference };
  };
  const noticesOf = async (email: string) =>
    (await world.mail.sentTo(instituteEmail)).filter(({ reply_to }) => reply_to.includes(email));
  const inboxOf = (id: string) => world.as(support).get<Whole>(`/api/admin/inquiries/${id}`);
  const reply = (id: string, text: string) =>
    world.as(support).post<{ id: string; detail: string }>(`/api/admin/inquiries/${id}/replies`, { text });

  it.each([
    ['partner', 'partnership application', 'A partnership application', '/admin/ventures'],
    ['volunteer', 'offer to volunteer', 'An offer to volunteer', '/admin/messages'],
    ['contact', 'message', 'A message', '/admin/messages'],
  ] as const)('thank the sender and notify the institute: %s', async (form, called, title, inbox) => {
    const email = `mails-${form}@example.org`;
    const { reference } = await inquire(form, { email });
    const [receipt, ...more] = await world.mail.sentTo(email);
    expect(more).toEqual([]);
    expect(receipt!.subject).toBe(`We have your ${called} (${reference})`);
    const [notice, ...others] = await noticesOf(email);
    expect(others).toEqual([]);
    expect(notice!.subject).toBe(`${title} (${reference})`);
    for (const words of Object.values<string>(testFormValues[form])) {
      expect(flat(notice!.text)).toContain(flat(words));
      expect(receipt!.html + receipt!.text).not.toContain(words);
    }
    for (const mail of [receipt!, notice!]) {
      expect(mail.headers['Auto-Submitted']).toBe('auto-generated');
      expect(mail.headers['List-Unsubscribe']).toBeUndefined();
    }
    expect(flat(receipt!.text)).toContain('Dear Amara Okafor,');
    expect(flat(receipt!.text)).toContain('within 24 hours');
    expect(flat(notice!.text)).toContain(`Amara Okafor (${email}) wrote to us.`);
    expect(notice!.text).toContain(`${world.url}${inbox}`);
  });

  it('keep the line breaks of the text in both versions', async () => {
    const email = 'lines@example.org';
    await inquire('contact', { email, message: 'First line\nsecond\n\nAfter a pause' });
    const [{ html, text }] = (await noticesOf(email)) as [ReceivedMail];
    expect(html).toContain('First line<br/>second<br/><br/>After a pause');
    expect(text).toContain('First line\nsecond\n\nAfter a pause');
  });

  it.each([
    'Your payment of USD 499.00 was declined: call our billing desk on +1 (900) 555-0199',
    'Win at shop.example',
    'see oneness-billing．com',
    'evil。example',
    'evil[.]example',
  ])('put no text of the form into an email that anyone can cause: %s', async (message) => {
    const email = `target-${message.length}@example.org`;
    await inquire('contact', { email, name: message, message });
    const [receipt] = await world.mail.sentTo(email);
    expect(flat(receipt!.subject + receipt!.html + receipt!.text)).not.toContain(message);
    expect(flat((await noticesOf(email))[0]!.text)).toContain(message);
  });

  it('skip a second receipt within a minute, but no notice', async () => {
    const email = 'pelted@example.org';
    for (const message of ['One', 'Two', 'Three']) await inquire('contact', { email, message });
    expect(await world.mail.sentTo(email)).toHaveLength(1);
    expect(await noticesOf(email)).toHaveLength(3);
    await world.advance('61s');
    await inquire('contact', { email, message: 'Four' });
    expect(await world.mail.sentTo(email)).toHaveLength(2);
  });

  it('are sent to unsubscribed emails and not to bounced ones', async () => {
    const left = 'left-the-list@example.org';
    await world.sql(
      `insert into email_subscriber (id, email, subscribed_at, unsubscribed_at) values (gen_random_uuid(), $1, now(), now())`,
      [left],
    );
    await inquire('contact', { email: left });
    expect(await world.mail.sentTo(left)).toHaveLength(1);
    const bounced = 'bounced@example.org';
    await world.sql(
      "insert into email_suppression values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'bounced', now())",
      [bounced],
    );
    await inquire('contact', { email: bounced });
    expect(await world.mail.sentTo(bounced)).toEqual([]);
    expect(await noticesOf(bounced)).toHaveLength(1);
  });

  describe('reply email', () => {
    it('is sent once, without the text of the sender, with replies to the institute', async () => {
      const email = 'answered@example.org';
      const { id, reference } = await inquire('contact', { email });
      const text = 'Dear Amara,\n\nyes, <she> can: https://oneness.example/events\n\nSol';
      const responses = await Promise.all([reply(id, text), reply(id, text), reply(id, ` ${text}\n`)]);
      await world.settle();
      responses.push(await reply(id, text));
      await world.settle();
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
      const [, mail, ...more] = await world.mail.sentTo(email);
      expect(more).toEqual([]);
      expect(mail!.subject).toBe(`Your message to the Institute of Oneness (${reference})`);
      expect(mail!.reply_to).toEqual([instituteEmail]);
      expect(mail!.html).toContain('yes, &lt;she&gt; can');
      expect(mail!.text).toContain('yes, <she> can: https://oneness.example/events\n\nSol');
      expect(mail!.html + mail!.text).not.toContain(filled.contact.message);
      const { body } = await inboxOf(id);
      expect(body).toMatchObject({
        status: 'answered',
        answeredAt: expect.any(String),
        readAt: expect.any(String),
        replies: [{ text, by: 'Sol Ibarra', mailState: 'sent' }],
      });
      expect(body.replies).toHaveLength(1);
    });

    it('is sent for each new text, also for a closed inquiry', async () => {
      const email = 'twice-answered@example.org';
      const { id } = await inquire('partner', { email });
      await world.as(support).patch(`/api/admin/inquiries/${id}`, { status: 'closed' });
      for (const text of ['First', 'Second']) await reply(id, text);
      expect((await inboxOf(id)).body.status).toBe('answered');
      await world.settle();
      expect(await world.mail.sentTo(email)).toHaveLength(3);
      const trail = await world.sql<{ action: string; details: object }>(
        `select action, details from audit_log where details ->> 'inquiryId' = $1 order by seq`,
        [id],
      );
      expect(trail.map(({ action }) => action)).toEqual([
        'inquiries.status-changed',
        'inquiries.answered',
        'inquiries.answered',
      ]);
      expect(JSON.stringify(trail)).not.toMatch(/First|twice-answered/);
    });

    it('is not sent without a text or for a text that is too long', async () => {
      const email = 'unanswered@example.org';
      const { id } = await inquire('contact', { email });
      const refusals = [await reply(id, ' \n '), await reply(id, 'a'.repeat(5001))];
      await world.settle();
      expect(refusals.map(({ status, body }) => [status, body.detail])).toEqual([
        [400, 'Please write a reply'],
        [400, 'Reply must be less than 5000 characters'],
      ]);
      expect((await inboxOf(id)).body).toMatchObject({ status: 'open', replies: [] });
      expect(await world.mail.sentTo(email)).toHaveLength(1);
    });
  });

  it('leaves no text in a queue, in the outbox or with a sent email', async () => {
    const email = 'traceless@example.org';
    const { id } = await inquire('contact', { email, message: 'Words of their own' });
    await reply(id, 'An answer of its own');
    await world.settle();
    for (const table of ['outbox', 'email_message', 'bullmq.job', 'audit_log']) {
      const found = await world.sql(`select 1 from ${table} t where t::text ~ 'of (their|its) own'`);
      expect([table, found]).toEqual([table, []]);
    }
  });

  it('is not sent when its inquiry was deleted', async () => {
    const email = 'forgotten@example.org';
    const mails = () =>
      world.sql<{ state: string }>(
        `select state from email_message where facts ->> 'inquiryId' = (select id::text from inquiry where email = $1)`,
        [email],
      );
    await holdMailsBack();
    await world.post('/api/forms/contact', { ...filled.contact, email });
    await waitUntil(async () => (await mails()).length === 2);
    await world.sql(`delete from inquiry where email = $1`, [email]);
    await world.settle();
    expect(await world.mail.sentTo(email)).toEqual([]);
    expect(await noticesOf(email)).toEqual([]);
    expect(await world.sql(`select recipient from email_message where state = 'suppressed' order by 1`)).toEqual([
      { recipient: email },
      { recipient: instituteEmail },
    ]);
  });
});

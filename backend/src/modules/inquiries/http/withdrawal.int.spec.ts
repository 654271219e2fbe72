import { Payer } from '#test/makers/membership.ts';
import { instituteEmail } from '#test/makers/filled-form.ts';
import { World } from '#test/world.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { EraseInquiries } from '../use-cases/person-record.ts';

interface Receipt {
  readonly reference: string;
  readonly receivedAt: string;
}

describe('a withdrawal', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.close());

  const numberOf = async (payer: Payer) => {
    const path = '/api/account/membership/invoices';
    const { body } = await world.as(payer.buyer.member).get<{ items: { number: string }[] }>(path);
    return body.items[0]!.number;
  };
  const withdraw = (email: string, invoice: string) =>
    world.post<Receipt>('/api/forms/withdrawal', { name: 'Amara Okafor', email, invoice });
  const stored = (email: string) =>
    world.sql<{ status: string; note: string }>(
      `select status, inquiry_note.text as note from inquiry left join inquiry_note on inquiry_note.inquiry_id = inquiry.id
       where email = $1 and kind = 'withdrawal' order by inquiry.id`,
      [email],
    );
  const subjects = async (email: string) => (await world.mail.sentTo(email)).map(({ subject }) => subject);
  const outcomes = async (reference: string) =>
    world.sql<{ actor: string | null; subject: string | null; outcome: string }>(
      `select actor_id as actor, subject_id as subject, details->>'outcome' as outcome from audit_log
       where action = 'inquiries.withdrawal-received' and details->>'reference' = $1`,
      [reference],
    );
  const receipt = { reference: expect.stringMatching(/^W-[2-9A-Z]{6}$/), receivedAt: expect.any(String) };

  it('refunds the purchase and ends the membership when it is sent within 14 days and the days added for holidays', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    const { id, email } = payer.buyer.member;
    await world.advance('17d');
    const number = await numberOf(payer);
    const purchase = (await world.mail.sentTo(email)).find(({ text }) => text.includes('membership is active'))!;
    expect(purchase.text.replace(/\s+/g, ' ')).toContain(`Your invoice number is ${number}.`);
    expect(purchase.text).toContain(`${world.url}/withdraw`);
    const { status, body } = await withdraw(` ${email.toUpperCase()} `, ` ${number.toLowerCase()} `);
    expect([status, body]).toEqual([201, receipt]);
    await world.settle();
    expect(await payer.refunds()).toEqual([25_000]);
    expect(await payer.membership()).toMatchObject({ tier: 'free', state: 'refunded' });
    expect(await subjects(email)).toEqual(
      expect.arrayContaining([`We received your withdrawal (${body.reference})`, 'We refunded $250']),
    );
    const mail = (await world.mail.sentTo(email)).find(({ subject }) => subject.includes(body.reference))!;
    expect(mail.text.replace(/\s+/g, ' ')).toMatch(/received your withdrawal on \w+day \d+ .+ (AM|PM) in New York\./);
    expect(await stored(email)).toEqual([
      { status: 'answered', note: expect.stringContaining('Refunded automatically') },
    ]);
    expect(await outcomes(body.reference)).toEqual([{ actor: null, subject: id, outcome: 'refunded' }]);
  });

  it('is left to staff when it is sent after the period', async () => {
    const payer = await Payer.create(world, 'creator_annual');
    const { email } = payer.buyer.member;
    await world.advance('20d');
    const { body } = await withdraw(email, await numberOf(payer));
    await world.settle();
    expect(await payer.refunds()).toEqual([]);
    expect(await payer.membership()).toMatchObject({ tier: 'creator', state: 'paying' });
    expect(await stored(email)).toEqual([{ status: 'open', note: expect.stringContaining('more than 14 days') }]);
    expect((await outcomes(body.reference)).map(({ outcome }) => outcome)).toEqual(['late']);
    const notice = (await subjects(instituteEmail)).find((subject) => subject.includes(body.reference));
    expect(notice).toContain('withdrawal');
  });

  it("returns the same response for an unknown email, a wrong number and another member's invoice", async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const other = await world.member();
    const { email } = payer.buyer.member;
    const number = await numberOf(payer);
    for (const [sender, invoice] of [
      ['unknown-buyer@example.org', number],
      [email, 'ABCD1234-0009'],
      [other.email, number],
    ] as const) {
      const { status, body } = await withdraw(sender, invoice);
      expect([status, body]).toEqual([201, receipt]);
      await world.settle();
      expect(await subjects(sender)).toContain(`We received your withdrawal (${body.reference})`);
      expect(await outcomes(body.reference)).toEqual([{ actor: null, subject: null, outcome: 'unknown' }]);
    }
    expect(await payer.refunds()).toEqual([]);
    expect(await payer.membership()).toMatchObject({ tier: 'seeker' });
  });

  it('makes one refund and one receipt when it is sent again', async () => {
    const payer = await Payer.create(world, 'seeker_annual');
    const { email } = payer.buyer.member;
    const number = await numberOf(payer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(email, number)));
    await world.settle();
    answers.push(await withdraw(email, number));
    await world.settle();
    expect([...new Set(answers.map(({ status, body }) => JSON.stringify({ status, ...body })))]).toEqual([
      JSON.stringify({ status: 201, ...answers[0]!.body }),
    ]);
    expect(await payer.refunds()).toEqual([10_000]);
    const mails = await subjects(email);
    expect(mails.filter((subject) => subject.startsWith('We received your withdrawal'))).toHaveLength(1);
    expect(mails.filter((subject) => subject.startsWith('We refunded'))).toHaveLength(1);
    expect(await stored(email)).toHaveLength(1);
  });

  it('is refunded when it is sent again after the invoice has arrived', async () => {
    const payer = await Payer.create(world, 'seeker_annual');
    const { id, email } = payer.buyer.member;
    const number = await numberOf(payer);
    await world.sql('update billing_invoice set number = $1 where number = $2', ['LATE-0001', number]);
    const first = await withdraw(email, number);
    await world.settle();
    await withdraw(email, number);
    await world.settle();
    expect(await payer.refunds()).toEqual([]);
    await world.sql('update billing_invoice set number = $2 where number = $1', ['LATE-0001', number]);
    for (let sent = 1; sent <= 2; sent += 1) {
      expect((await withdraw(email, number)).body).toEqual(first.body);
      await world.settle();
    }
    expect(await payer.refunds()).toEqual([10_000]);
    expect(await outcomes(first.body.reference)).toEqual([
      { actor: null, subject: null, outcome: 'unknown' },
      { actor: null, subject: id, outcome: 'refunded' },
    ]);
    expect((await stored(email)).map(({ status }) => status)).toEqual(['answered', 'answered']);
  });

  it('is refunded when it has a note of a deleted staff account', async () => {
    const payer = await Payer.create(world, 'seeker_annual');
    const { email } = payer.buyer.member;
    const number = await numberOf(payer);
    const colleague = await world.member({ roles: ['support'] });
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
    const { body } = await withdraw(email, number);
    const [inquiry] = await world.sql<{ id: string }>('select id from inquiry where reference = $1', [body.reference]);
    const note = await world.as(colleague).post(`/api/admin/inquiries/${inquiry!.id}/notes`, { text: 'I look at it.' });
    expect(note.status).toBe(201);
    await world.app.get(EraseInquiries, { strict: false }).forget({ userId: colleague.id, email: colleague.email });
    world.app.get(OutboxRelay).start();
    await world.settle();
    expect(await payer.refunds()).toEqual([10_000]);
  });

  it('is left to staff when the 30-day refund does not cover the purchase', async () => {
    const payer = await Payer.create(world, 'seeker_monthly');
    const { email } = payer.buyer.member;
    await payer.send('refund');
    await payer.buyer.pay('creator_monthly');
    await world.settle();
    await withdraw(email, await numberOf(payer));
    await world.settle();
    expect(await payer.refunds()).toEqual([1_000]);
    expect(await stored(email)).toEqual([{ status: 'open', note: expect.stringContaining('does not cover') }]);
  });

  it('is rejected without a name, a valid email or a valid invoice number', async () => {
    for (const [field, value] of Object.entries({ name: ' ', email: 'amara', invoice: '<a href="x">' })) {
      const form = { name: 'Amara', email: 'amara@example.org', invoice: 'ABCD1234-0001', [field]: value };
      const { status, body } = await world.post<{ errors: { field: string }[] }>('/api/forms/withdrawal', form);
      expect([field, status, body.errors.map((one) => one.field)]).toEqual([field, 400, [field]]);
    }
  });

  it('stores nothing when a bot fills in the hidden field', async () => {
    const form = { name: 'Bot', email: 'bot@example.org', invoice: 'ABCD1234-0001', website: 'https://spam.example' };
    const { status, body } = await world.post<Receipt>('/api/forms/withdrawal', form);
    expect([status, body]).toEqual([201, receipt]);
    expect(await stored('bot@example.org')).toEqual([]);
  });
});

describe('the withdrawal limit', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ settings: { LIMIT_WITHDRAWALS: '3' } })));
  afterAll(() => world.close());

  it('counts each email, with and without an account', async () => {
    const member = await world.member();
    for (const email of [member.email, 'unknown-buyer@example.org']) {
      const statuses = [];
      for (let sent = 1; sent <= 4; sent += 1) {
        const form = { name: 'Amara', email, invoice: `ABCD1234-000${sent}` };
        statuses.push((await world.post('/api/forms/withdrawal', form)).status);
      }
      expect(statuses).toEqual([201, 201, 201, 429]);
    }
  });
});

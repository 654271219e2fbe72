import { randomUUID } from 'node:crypto';
import {
  filledForms as filled,
  testFormValues,
  formNames as names,
  instituteEmail,
  type FormName,
} from '#test/makers/filled-form.ts';
import { World } from '#test/world.ts';

interface Refusal {
  code: string;
  detail: string;
  errors: object[];
}
type Form = Record<string, unknown>;

describe('the forms of the site', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const send = <Body = { reference: string }>(name: FormName, form: Form, key?: string) =>
    world.send<Body>('POST', `/api/forms/${name}`, JSON.stringify(form), key ? { 'idempotency-key': key } : {});
  const stored = (email: string) =>
    world.sql<{ kind: string; reference: string; name: string; answers: Form; status: string; owed: number }>(
      `select kind, reference, name, answers, status, extract(epoch from due_at - received_at)::int as owed
       from inquiry where email = $1 order by id`,
      [email],
    );
  const count = async () =>
    (await world.sql<{ count: number }>('select count(*)::int as count from inquiry'))[0]!.count;

  it.each(names)('stores the content and promises a reply within a day: %s', async (name) => {
    const email = `Taken-${name}@Example.org`;
    const { status, body } = await send(name, { ...filled[name], email: ` ${email} ` });
    expect(status).toBe(201);
    expect(body).toEqual({ reference: expect.stringMatching(new RegExp(`^${name[0]!.toUpperCase()}-[2-9A-Z]{6}$`)) });
    expect(await stored(email.toLowerCase())).toEqual([
      {
        kind: name,
        reference: body.reference,
        name: 'Amara Okafor',
        answers: testFormValues[name],
        status: 'open',
        owed: 86_400,
      },
    ]);
  });

  it('stores HTML in a name or message as plain text and escapes it in emails', async () => {
    const email = 'script@example.org';
    const name = '<script>alert(1)</script>';
    const message = '<img src=x onerror=alert(2)>\n"quoted" & more';
    expect((await send('contact', { name, email, message })).status).toBe(201);
    await world.settle();
    expect(await stored(email)).toMatchObject([{ name, answers: { message } }]);
    const notice = (await world.mail.sentTo(instituteEmail)).find(({ reply_to }) => reply_to.includes(email))!;
    expect(notice.html).toContain('&lt;img src=x onerror=alert(2)&gt;');
    const receipts = await world.mail.sentTo(email);
    expect(receipts).toHaveLength(1);
    for (const { html } of [notice, ...receipts]) expect(html).not.toMatch(/<script|<img/);
    expect(notice.subject).toMatch(/^A message \(C-[^()]+\)$/);
  });

  it('stores line breaks and text in any language', async () => {
    const email = 'words@example.org';
    const message = 'Привет\r\nこんにちは\u0007 👩‍👩‍👧';
    const { status } = await send('contact', { ...filled.contact, name: 'Zoë\nBcc: x', email, message });
    expect(status).toBe(201);
    expect(await stored(email)).toMatchObject([{ name: 'Zoë Bcc: x', answers: { message: 'Привет\nこんにちは  👩‍👩‍👧' } }]);
  });

  describe('with an idempotency key', () => {
    const storedUnder = (key: string) => world.sql('select 1 from inquiry where idempotency_key = $1', [key]);

    it('stores one inquiry and sends one email when the same form is sent many times at once', async () => {
      const email = 'impatient@example.org';
      const key = randomUUID();
      const form = { ...filled.partner, email };
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () => send('partner', form, key)),
        send('partner', { ...form, email: 'IMPATIENT@example.org' }, key.toUpperCase()),
      ]);
      await world.settle();
      answers.push(await send('partner', form, key));
      await world.settle();
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(await storedUnder(key)).toHaveLength(1);
      expect(await world.mail.sentTo(email)).toHaveLength(1);
      expect((await world.mail.sentTo(instituteEmail)).filter(({ reply_to }) => reply_to.includes(email))).toHaveLength(
        1,
      );
    });

    it('returns 409 when the key was used with other content, which is accepted under another key', async () => {
      const key = randomUUID();
      const form = { ...filled.contact, email: 'other-words@example.org' };
      await send('contact', form, key);
      for (const other of [
        { ...form, message: 'Something else' },
        { ...form, name: 'Another name' },
      ]) {
        const { status, body } = await send<Refusal>('contact', other, key);
        expect([status, body.code]).toEqual([409, 'inquiries.key-used']);
        expect(body.detail).toBe('Another message was already sent with this key. Send this one with a new key.');
      }
      expect((await send<Refusal>('volunteer', filled.volunteer, key)).body.code).toBe('inquiries.key-used');
      expect(await storedUnder(key)).toHaveLength(1);
      expect((await send('contact', { ...form, message: 'Something else' }, randomUUID())).status).toBe(201);
    });

    it('returns 400 when the key is not a UUID', async () => {
      const before = await count();
      const { status, body } = await send<Refusal>('contact', filled.contact, '1 or 1=1');
      expect([status, body.errors]).toEqual([
        400,
        [{ field: 'Idempotency-Key', message: 'Idempotency-Key must be a UUID' }],
      ]);
      expect(await count()).toBe(before);
    });
  });

  it.each(['https://shop.example', '  x', 7, ['x']])(
    'returns 201 and stores and sends nothing when a bot fills in the hidden field (%j)',
    async (website) => {
      const email = 'machine@example.org';
      await world.settle();
      const before = await count();
      const mails = (await world.mail.sentTo(instituteEmail)).length;
      const { status, body } = await send('contact', { ...filled.contact, email, website }, randomUUID());
      await world.settle();
      expect(status).toBe(201);
      expect(body).toEqual({ reference: expect.stringMatching(/^C-[2-9A-Z]{6}$/) });
      expect(await count()).toBe(before);
      expect(await world.mail.sentTo(email)).toEqual([]);
      expect(await world.mail.sentTo(instituteEmail)).toHaveLength(mails);
    },
  );

  it('stores the form when the hidden field is empty', async () => {
    const email = 'left-empty@example.org';
    for (const website of ['', ' ', null]) await send('contact', { ...filled.contact, email, website });
    expect(await stored(email)).toHaveLength(3);
  });
});

describe('a thousand forms a minute from one IP', () => {
  it('are limited to five in ten minutes across all forms, with a Retry-After header', async () => {
    const world = await World.start({ settings: { LIMIT_FORMS: '5' } });
    try {
      const answers = [];
      for (let hundred = 0; hundred < 10; hundred += 1) {
        const hundredOf = Array.from({ length: 100 }, (_, at) =>
          world.post(`/api/forms/${names[at % 3]}`, {
            ...filled[names[at % 3]!],
            email: `flood-${hundred}-${at}@example.org`,
          }),
        );
        answers.push(...(await Promise.all(hundredOf)));
      }
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(refused).toHaveLength(995);
      const waits = refused.map(({ headers }) => Number(headers.get('retry-after')));
      expect(Math.min(...waits)).toBeGreaterThan(0);
      expect(Math.max(...waits)).toBeLessThanOrEqual(600);
      expect(await world.sql('select 1 from inquiry')).toHaveLength(5);
    } finally {
      await world.close();
    }
  });
});

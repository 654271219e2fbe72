import { randomUUID } from 'node:crypto';
import {
  filledForms as filled,
  formAnswers,
  formNames as names,
  institute,
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

  it.each(names)('take in what was written, and promise an answer within a day: %s', async (name) => {
    const email = `Taken-${name}@Example.org`;
    const { status, body } = await send(name, { ...filled[name], email: ` ${email} ` });
    expect(status).toBe(201);
    expect(body).toEqual({ reference: expect.stringMatching(new RegExp(`^${name[0]!.toUpperCase()}-[2-9A-Z]{6}$`)) });
    expect(await stored(email.toLowerCase())).toEqual([
      {
        kind: name,
        reference: body.reference,
        name: 'Amara Okafor',
        answers: formAnswers[name],
        status: 'open',
        owed: 86_400,
      },
    ]);
  });

  it('keep a script in a name as the text it is, in the row and in the mails', async () => {
    const email = 'script@example.org';
    const name = '<script>alert(1)</script>';
    const message = '<img src=x onerror=alert(2)>\n"quoted" & more';
    expect((await send('contact', { name, email, message })).status).toBe(201);
    await world.settle();
    expect(await stored(email)).toMatchObject([{ name, answers: { message } }]);
    const notice = (await world.mail.of(institute)).find(({ reply_to }) => reply_to.includes(email))!;
    expect(notice.html).toContain('&lt;img src=x onerror=alert(2)&gt;');
    const receipts = await world.mail.of(email);
    expect(receipts).toHaveLength(1);
    for (const { html } of [notice, ...receipts]) expect(html).not.toMatch(/<script|<img/);
    expect(notice.subject).toMatch(/^A message \(C-[^()]+\)$/);
  });

  it('keep line breaks and every language', async () => {
    const email = 'words@example.org';
    const message = 'Привет\r\nこんにちは\u0007 👩‍👩‍👧';
    const { status } = await send('contact', { ...filled.contact, name: 'Zoë\nBcc: x', email, message });
    expect(status).toBe(201);
    expect(await stored(email)).toMatchObject([{ name: 'Zoë Bcc: x', answers: { message: 'Привет\nこんにちは  👩‍👩‍👧' } }]);
  });

  describe('sent with a key', () => {
    const storedUnder = (key: string) => world.sql('select 1 from inquiry where idempotency_key = $1', [key]);

    it('arrive once, however often and however close together they are sent, and mail once', async () => {
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
      expect(await world.mail.of(email)).toHaveLength(1);
      expect((await world.mail.of(institute)).filter(({ reply_to }) => reply_to.includes(email))).toHaveLength(1);
    });

    it('are refused where the key names other words, and those words are not lost by another key', async () => {
      const key = randomUUID();
      const form = { ...filled.contact, email: 'other-words@example.org' };
      await send('contact', form, key);
      for (const other of [
        { ...form, message: 'Something else' },
        { ...form, name: 'Somebody else' },
      ]) {
        const { status, body } = await send<Refusal>('contact', other, key);
        expect([status, body.code]).toEqual([409, 'inquiries.key-used']);
        expect(body.detail).toBe('Other words were sent with this key already. Send these with a new one.');
      }
      expect((await send<Refusal>('volunteer', filled.volunteer, key)).body.code).toBe('inquiries.key-used');
      expect(await storedUnder(key)).toHaveLength(1);
      expect((await send('contact', { ...form, message: 'Something else' }, randomUUID())).status).toBe(201);
    });

    it('are refused where the key is none', async () => {
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
    'thank a machine that fills in what nobody sees (%j), and keep and mail nothing of it',
    async (website) => {
      const email = 'machine@example.org';
      await world.settle();
      const before = await count();
      const mails = (await world.mail.of(institute)).length;
      const { status, body } = await send('contact', { ...filled.contact, email, website }, randomUUID());
      await world.settle();
      expect(status).toBe(201);
      expect(body).toEqual({ reference: expect.stringMatching(/^C-[2-9A-Z]{6}$/) });
      expect(await count()).toBe(before);
      expect(await world.mail.of(email)).toEqual([]);
      expect(await world.mail.of(institute)).toHaveLength(mails);
    },
  );

  it('take a field that was left empty, as it is, for a person', async () => {
    const email = 'left-empty@example.org';
    for (const website of ['', ' ', null]) await send('contact', { ...filled.contact, email, website });
    expect(await stored(email)).toHaveLength(3);
  });
});

describe('a thousand forms a minute from one place', () => {
  it('end after five in ten minutes, all forms together, with a time to wait', async () => {
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

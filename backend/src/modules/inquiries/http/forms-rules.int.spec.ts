import { filledForms as filled, formNames as names, type FormName } from '#test/makers/filled-form.ts';
import { World } from '#test/world.ts';

interface Refusal {
  code: string;
  detail: string;
  errors: { field: string; message: string }[];
}
type Form = Record<string, unknown>;

const long = `amara@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.org`;

describe('an invalid form', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const send = (name: FormName, form: Form) => world.post<Refusal>(`/api/forms/${name}`, form);
  const count = async () =>
    (await world.sql<{ count: number }>('select count(*)::int as count from inquiry'))[0]!.count;

  describe('returns the first error and stores nothing', () => {
    const common: [wrong: Form, field: string, message: string][] = [
      [{ name: '' }, 'name', 'Please enter your name'],
      [{ name: ' \t ' }, 'name', 'Please enter your name'],
      [{ name: undefined }, 'name', 'Please enter your name'],
      [{ name: 7 }, 'name', 'Please enter your name'],
      [{ name: 'a'.repeat(101) }, 'name', 'Name must be less than 100 characters'],
      [{ email: '' }, 'email', 'Invalid email address'],
      [{ email: 'amara' }, 'email', 'Invalid email address'],
      [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email', 'Invalid email address'],
      [{ email: ['a@example.org'] }, 'email', 'Invalid email address'],
      [{ email: long }, 'email', 'Email must be less than 255 characters'],
      [{ name: '', email: 'amara' }, 'name', 'Please enter your name'],
    ];
    const own: Record<FormName, [wrong: Form, field: string, message: string][]> = {
      partner: [
        [{ interest: ' ' }, 'interest', 'Please tell us about your interest'],
        [{ interest: 'a'.repeat(201) }, 'interest', 'Interest must be less than 200 characters'],
        [{ details: '\n\n' }, 'details', 'Please tell us a little more'],
        [{ details: 'a'.repeat(5001) }, 'details', 'Details must be less than 5000 characters'],
        [{ interest: '', details: '' }, 'interest', 'Please tell us about your interest'],
      ],
      volunteer: [
        [{ skills: '' }, 'skills', 'Please tell us about your skills'],
        [{ skills: 'a'.repeat(1001) }, 'skills', 'Skills must be less than 1000 characters'],
        [{ motivation: null }, 'motivation', 'Please tell us why you want to help'],
        [{ motivation: 'a'.repeat(5001) }, 'motivation', 'Motivation must be less than 5000 characters'],
      ],
      contact: [
        [{ message: '' }, 'message', 'Please write a message'],
        [{ message: { text: 'x' } }, 'message', 'Please write a message'],
        [{ message: 'a'.repeat(5001) }, 'message', 'Message must be less than 5000 characters'],
      ],
    };

    const table = names.flatMap((name) =>
      [...common, ...own[name]].map(([wrong, field, message], at) => ({ name, at, wrong, field, message })),
    );

    it.each(table)('for the $name form, in case $at: $message', async ({ name, wrong, field, message }) => {
      const before = await count();
      const { status, body } = await send(name, { ...filled[name], ...wrong });
      expect([status, body.code, body.detail, body.errors[0]]).toEqual([
        400,
        'request.invalid',
        message,
        { field, message },
      ]);
      expect(await count()).toBe(before);
    });
  });

  it('is accepted when every field has its maximum length', async () => {
    const whole = { ...filled.partner, name: 'a'.repeat(100), interest: 'b'.repeat(200), details: 'c'.repeat(5000) };
    expect((await send('partner', whole)).status).toBe(201);
    expect((await send('volunteer', { ...filled.volunteer, skills: 'd'.repeat(1000) })).status).toBe(201);
  });

  it('is rejected when it has an unknown field or is not JSON', async () => {
    expect((await send('contact', { ...filled.contact, status: 'closed' })).status).toBe(400);
    expect((await world.send('POST', '/api/forms/contact', '{"name":')).status).toBe(400);
    expect((await world.send('POST', '/api/forms/contact', 'a=b', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

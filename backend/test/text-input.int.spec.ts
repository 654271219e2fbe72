import { hash } from '@node-rs/argon2';
import { Migration20261125150000_normal_text as NormalText } from '../migrations/Migration20261125150000_normal_text.ts';
import { filledForms } from './makers/filled-form.ts';
import { World, type Member } from './world.ts';

const composed = 'Jos\u00e9';
const decomposed = 'Jose\u0301';
const half = '\ud800';

let world: World;
let member: Member;
beforeAll(async () => {
  world = await World.start();
  member = await world.member({ tier: 'seeker' });
});
afterAll(() => world.close());

describe('text from outside', () => {
  it.each([
    ['/api/auth/factors', { factor_type: 'totp', issuer: half }],
    ['/api/auth/factors', { factor_type: 'totp', friendly_name: half }],
    ['/api/auth/signup', { email: 'half@example.org', password: 'a quiet lantern', data: { first_name: half } }],
    ['/api/auth/signup', { email: 'half@example.org', password: `a quiet lantern${half}` }],
    ['/api/auth/token?grant_type=password', { email: 'half@example.org', password: half }],
    ['/api/auth/recover', { email: `a${half}@example.org` }],
    ['/api/journal', { clientId: crypto.randomUUID(), source: 'free', text: half }],
    ['/api/forum/topics', { clientId: crypto.randomUUID(), category: 'general', title: half, text: 'A still morning' }],
    ['/api/forms/contact', { ...filledForms.contact, message: half }],
    ['/api/forms/contact', { ...filledForms.contact, [half]: 'a field' }],
  ])('is refused with 400 when it holds a lone surrogate: POST %s', async (path, body) => {
    const { status, text } = await world.as(member).post(path, body);
    expect([status, text]).toEqual([
      400,
      expect.stringContaining('This text contains a character that cannot be stored.'),
    ]);
  });

  it('is stored in NFC, and long runs of marks cost no time', async () => {
    const caller = world.as(member);
    const line = `${decomposed} a${'\u0301\u0323'.repeat(20)}`;
    const { body } = await caller.put<{ line: string }>('/api/forum/profile', {
      shownName: null,
      line,
      isHidden: false,
    });
    expect(body.line).toBe(body.line.normalize('NFC'));
    expect(body.line).toContain(composed);
    const begun = performance.now();
    const text = `a${'\u0301\u0323'.repeat(45_000)}`;
    const written = await caller.post('/api/journal', { clientId: crypto.randomUUID(), source: 'free', text });
    expect(written.status).toBeLessThan(300);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('is put into NFC where it was stored before', async () => {
    await world.sql(`update users set first_name = $2, metadata = $3 where id = $1`, [
      ...[member.id, decomposed],
      JSON.stringify({ said: decomposed }),
    ]);
    const migration = new NormalText(undefined as never, undefined as never);
    migration.up();
    for (const query of migration.getQueries()) await world.sql(String(query));
    expect(await world.sql('select first_name, metadata from users where id = $1', [member.id])).toEqual([
      { first_name: composed, metadata: { said: composed } },
    ]);
  });
});

describe('a password with an accent', () => {
  const signIn = (email: string, password: string) =>
    world.post('/api/auth/token?grant_type=password', { email, password });

  it.each([
    [composed, decomposed],
    [decomposed, composed],
    ['\ufb01ne', 'fine'],
    ['with a', 'with\u00a0a'],
  ])('signs in however the keyboard writes it (%#)', async (chosen, typed) => {
    const email = `accent-${crypto.randomUUID()}@example.org`;
    const data = { first_name: 'Amara', last_name: 'Okafor' };
    const made = await world.post('/api/auth/signup', { email, password: `${chosen} of the lake`, data });
    expect(made.status).toBe(200);
    expect((await signIn(email, `${typed} of the lake`)).status).toBe(200);
    expect((await signIn(email, 'Jose of the lake')).status).toBe(400);
  });

  it.each([composed, decomposed, '\ufb01ne'])(
    'signs in by a hash of its old form, and is hashed again (%#)',
    async (old) => {
      const { id, email } = await world.member();
      const stored = await hash(`${old} of the lake`, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
      await world.sql('update users set password_hash = $2 where id = $1', [id, stored]);
      const read = () => world.sql<{ password_hash: string }>('select password_hash from users where id = $1', [id]);
      expect((await signIn(email, `${old} of the lake`)).status).toBe(200);
      const [rehashed] = await read();
      expect((await signIn(email, `${old.normalize('NFKD')} of the lake`)).status).toBe(200);
      expect(await read()).toEqual([rehashed]);
      expect(rehashed!.password_hash === stored).toBe(old === composed);
    },
  );
});

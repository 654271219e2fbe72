import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword, type Member } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface Refusal {
  readonly code: number;
  readonly error_code: string;
}
interface UserBody {
  readonly user_metadata: object;
}
type SessionBody = { readonly access_token: string; readonly user: UserBody };

const newPassword = 'a lantern over quiet water';
const update = (member: Pick<Member, 'accessToken'>, body: object) =>
  world.as(member).put<UserBody & Refusal>('/api/auth/user', body);
const verify = (body: object) => world.post<SessionBody & Refusal & { msg?: string }>('/api/auth/verify', body);
const signIn = (email: string, password: string) =>
  world.post<SessionBody>('/api/auth/token?grant_type=password', { email, password });

async function confirmed(): Promise<Member> {
  const member = await world.member();
  const { tokenHash } = await readLastEmailProof(world, member.email);
  await verify({ type: 'signup', token_hash: tokenHash });
  return member;
}

describe('name change', () => {
  it('keeps absent fields and follows the rules of sign-up', async () => {
    const member = await world.member({ firstName: 'Amara', lastName: 'Okafor' });
    const { body } = await update(member, { data: { first_name: '  Ama ' } });
    expect(body.user_metadata).toMatchObject({ first_name: 'Ama', last_name: 'Okafor' });
    const bad = await update(member, { data: { first_name: ' ' } });
    expect({ status: bad.status, code: bad.body.error_code }).toEqual({ status: 400, code: 'validation_failed' });
    expect((await update(member, { data: { last_name: 'x'.repeat(51) } })).status).toBe(400);
  });

  it('stores the metadata sent with it, and nothing else', async () => {
    const member = await world.member();
    await update(member, {
      data: { theme: 'dark', email_verified: true },
      id: crypto.randomUUID(),
      role: 'service_role',
      plan: 'visionary',
    });
    const { body } = await world.as(member).get<UserBody & { id: string; role: string }>('/api/auth/user');
    expect({ id: body.id, role: body.role }).toEqual({ id: member.id, role: 'authenticated' });
    expect(body.user_metadata).toEqual({ first_name: 'Amara', last_name: 'Okafor', theme: 'dark' });
  });

  it('is rejected with app_metadata or a phone number', async () => {
    const member = await world.member();
    const staff = await update(member, { app_metadata: { roles: ['admin'] } });
    expect({ status: staff.status, code: staff.body.error_code }).toEqual({ status: 403, code: 'not_admin' });
    const phone = await update(member, { phone: '+15055550142' });
    expect({ status: phone.status, code: phone.body.error_code }).toEqual({
      status: 400,
      code: 'phone_provider_disabled',
    });
  });
});

describe('password change', () => {
  it('needs more than a session', async () => {
    const member = await world.member();
    const without = await update(member, { password: newPassword });
    expect({ status: without.status, code: without.body.error_code }).toEqual({
      status: 400,
      code: 'current_password_required',
    });
    const wrong = await update(member, { password: newPassword, current_password: 'not this one' });
    expect({ status: wrong.status, code: wrong.body.error_code }).toEqual({
      status: 400,
      code: 'current_password_invalid',
    });
    expect((await signIn(member.email, memberPassword)).status).toBe(200);
  });

  it('works with the current password, keeps this session and ends the others', async () => {
    const member = await world.member();
    const other = await signIn(member.email, memberPassword);
    expect((await update(member, { password: newPassword, current_password: memberPassword })).status).toBe(200);
    expect((await world.as(member).get('/api/auth/user')).status).toBe(200);
    expect((await world.as({ accessToken: other.body.access_token }).get('/api/auth/user')).status).toBe(403);
    expect((await signIn(member.email, newPassword)).status).toBe(200);
  });

  it('is rejected when the new password is the old one or too weak', async () => {
    const member = await world.member();
    const same = await update(member, { password: memberPassword, current_password: memberPassword });
    expect({ status: same.status, code: same.body.error_code }).toEqual({ status: 422, code: 'same_password' });
    const weak = await update(member, { password: 'short', current_password: memberPassword });
    expect({ status: weak.status, code: weak.body.error_code }).toEqual({ status: 422, code: 'weak_password' });
  });

  it('works once with a code by email', async () => {
    const member = await confirmed();
    expect((await world.as(member).get('/api/auth/reauthenticate')).status).toBe(200);
    const { code, link } = await readLastEmailProof(world, member.email);
    expect(link).toBe('');
    expect((await update(member, { password: newPassword, nonce: code })).status).toBe(200);
    const again = await update(member, { password: `${newPassword}, again`, nonce: code });
    expect({ status: again.status, code: again.body.error_code }).toEqual({
      status: 422,
      code: 'reauthentication_not_valid',
    });
  });

  it('does not reveal with an invented code that the new password is the old one', async () => {
    const member = await confirmed();
    const responses = await Promise.all(
      [memberPassword, newPassword].map((password) => update(member, { password, nonce: '000000' })),
    );
    expect(responses.map(({ body }) => body.error_code)).toEqual([
      'reauthentication_not_valid',
      'reauthentication_not_valid',
    ]);
  });

  it('invalidates the emailed code after five wrong tries', async () => {
    const member = await confirmed();
    await world.as(member).get('/api/auth/reauthenticate');
    const { code } = await readLastEmailProof(world, member.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) await update(member, { password: newPassword, nonce: wrong });
    expect((await update(member, { password: newPassword, nonce: code })).status).toBe(422);
  });

  it('rejects a code that was sent to another user', async () => {
    const [mine, other] = [await confirmed(), await confirmed()];
    await world.as(other).get('/api/auth/reauthenticate');
    const { code } = await readLastEmailProof(world, other.email);
    expect((await update(mine, { password: newPassword, nonce: code })).status).toBe(422);
  });

  it('invalidates all pending email links and codes', async () => {
    const member = await confirmed();
    await world.post('/api/auth/recover', { email: member.email });
    const { tokenHash } = await readLastEmailProof(world, member.email);
    await update(member, { password: newPassword, current_password: memberPassword });
    expect((await verify({ type: 'recovery', token_hash: tokenHash })).status).toBe(403);
  });
});

describe('reauthentication code', () => {
  it('is not sent to an unconfirmed email', async () => {
    const answer = await world.as(await world.member()).get<Refusal>('/api/auth/reauthenticate');
    expect({ status: answer.status, code: answer.body.error_code }).toEqual({
      status: 422,
      code: 'email_not_confirmed',
    });
  });
});

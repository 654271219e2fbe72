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
  readonly email: string;
  readonly new_email?: string;
}
type SessionBody = { readonly access_token: string; readonly user: UserBody };

const update = (member: Pick<Member, 'accessToken'>, body: object) =>
  world.as(member).put<UserBody & Refusal>('/api/auth/user', body);
const verify = (body: object) => world.post<SessionBody & Refusal & { msg?: string }>('/api/auth/verify', body);
const signIn = (email: string, password: string) =>
  world.post<SessionBody>('/api/auth/token?grant_type=password', { email, password });
const someAddress = () => `new-${crypto.randomUUID()}@example.org`;

async function confirmed(): Promise<Member> {
  const member = await world.member();
  const { tokenHash } = await readLastEmailProof(world, member.email);
  await verify({ type: 'signup', token_hash: tokenHash });
  return member;
}

describe('email change', () => {
  it('applies when both emails have confirmed, in any order', async () => {
    for (const first of ['old', 'new'] as const) {
      const member = await confirmed();
      const newEmail = someAddress();
      const response = await update(member, { email: newEmail.toUpperCase() });
      expect(response.body).toMatchObject({ email: member.email, new_email: newEmail });
      const [old, fresh] = [await readLastEmailProof(world, member.email), await readLastEmailProof(world, newEmail)];
      const [one, other] = first === 'old' ? [old, fresh] : [fresh, old];
      const half = await verify({ type: one.type, token_hash: one.tokenHash });
      expect({ status: half.status, code: half.body.code }).toEqual({ status: 200, code: '200' });
      expect((await signIn(newEmail, memberPassword)).status).toBe(400);
      const whole = await verify({ type: other.type, token_hash: other.tokenHash });
      expect(whole.body.user).toMatchObject({ email: newEmail });
      expect(whole.body.user.new_email).toBeUndefined();
      expect((await signIn(newEmail, memberPassword)).status).toBe(200);
      expect((await signIn(member.email, memberPassword)).status).toBe(400);
      expect((await readLastEmailProof(world, member.email)).mail.subject).toBe('Your email has changed');
    }
  });

  it('accepts codes, each together with its own email', async () => {
    const member = await confirmed();
    const newEmail = someAddress();
    await update(member, { email: newEmail });
    const [old, fresh] = [await readLastEmailProof(world, member.email), await readLastEmailProof(world, newEmail)];
    const swapped = await verify({ type: 'email_change', email: newEmail, token: old.code });
    expect(swapped.status).toBe(403);
    await verify({ type: 'email_change', email: member.email, token: old.code });
    const { status, body } = await verify({ type: 'email_change', email: newEmail, token: fresh.code });
    expect({ status, email: body.user.email }).toEqual({ status: 200, email: newEmail });
  });

  it('does not apply when one email confirms twice', async () => {
    const member = await confirmed();
    const newEmail = someAddress();
    await update(member, { email: newEmail });
    const { type, tokenHash } = await readLastEmailProof(world, newEmail);
    await verify({ type, token_hash: tokenHash });
    expect((await verify({ type, token_hash: tokenHash })).status).toBe(403);
    expect((await signIn(newEmail, memberPassword)).status).toBe(400);
  });

  it('needs only the new email when the old one was never confirmed', async () => {
    const member = await world.member();
    await world.settle();
    const before = (await world.mail.sentTo(member.email)).length;
    const newEmail = someAddress();
    await update(member, { email: newEmail });
    const { type, tokenHash } = await readLastEmailProof(world, newEmail);
    expect((await world.mail.sentTo(member.email)).length).toBe(before);
    const { body } = await verify({ type, token_hash: tokenHash });
    expect(body.user.email).toBe(newEmail);
  });

  it('needs the old email too when it was confirmed in the meantime', async () => {
    const member = await world.member();
    const signedUp = await readLastEmailProof(world, member.email);
    const newEmail = someAddress();
    await update(member, { email: newEmail });
    const fresh = await readLastEmailProof(world, newEmail);
    await verify({ type: 'signup', token_hash: signedUp.tokenHash });
    const half = await verify({ type: fresh.type, token_hash: fresh.tokenHash });
    expect({ status: half.status, code: half.body.code }).toEqual({ status: 200, code: '200' });
    expect((await signIn(newEmail, memberPassword)).status).toBe(400);
    await world.post('/api/auth/resend', { type: 'email_change', email: member.email });
    const old = await readLastEmailProof(world, member.email);
    const { body } = await verify({ type: old.type, token_hash: old.tokenHash });
    expect(body.user.email).toBe(newEmail);
  });

  it('is rejected for the email of another user, at the start or at the end', async () => {
    const [member, other] = [await confirmed(), await confirmed()];
    const taken = await update(member, { email: other.email });
    expect({ status: taken.status, code: taken.body.error_code }).toEqual({ status: 422, code: 'email_exists' });
    const newEmail = someAddress();
    await update(member, { email: newEmail });
    const [old, fresh] = [await readLastEmailProof(world, member.email), await readLastEmailProof(world, newEmail)];
    await world.member({ email: newEmail });
    await verify({ type: old.type, token_hash: old.tokenHash });
    const late = await verify({ type: fresh.type, token_hash: fresh.tokenHash });
    expect({ status: late.status, code: late.body.error_code }).toEqual({ status: 422, code: 'email_exists' });
  });

  it('resends to the emails that have not confirmed yet', async () => {
    const member = await confirmed();
    const newEmail = someAddress();
    await update(member, { email: newEmail });
    const old = await readLastEmailProof(world, member.email);
    await verify({ type: old.type, token_hash: old.tokenHash });
    await world.post('/api/auth/resend', { type: 'email_change', email: member.email });
    const fresh = await readLastEmailProof(world, newEmail);
    expect(await world.mail.sentTo(newEmail)).toHaveLength(2);
    const { body } = await verify({ type: fresh.type, token_hash: fresh.tokenHash });
    expect(body.user.email).toBe(newEmail);
  });
});

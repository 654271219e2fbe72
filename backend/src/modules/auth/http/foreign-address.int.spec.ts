import { lastProof } from '../../../../test/makers/mail-proof.ts';
import { World, memberPassword, type Member } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const recover = (email: string) => world.post('/api/auth/recover', { email });
const verify = (body: object) => world.post<{ access_token: string }>('/api/auth/verify', body);
const signIn = (email: string, password: string) =>
  world.post('/api/auth/token?grant_type=password', { email, password });

/** Signed up by a stranger; now the reader of the address asks for a mail. */
async function asked(): Promise<Member> {
  const member = await world.member();
  await world.settle();
  await recover(member.email);
  return member;
}

describe('a forgotten password, where somebody else had signed up with the address', () => {
  it('takes the account back from a stranger who had signed up with the address', async () => {
    const member = await asked();
    const { tokenHash } = await lastProof(world, member.email);
    await verify({ type: 'recovery', token_hash: tokenHash });
    expect((await world.as(member).get('/api/auth/user')).status).toBe(403);
    expect((await signIn(member.email, memberPassword)).status).toBe(400);
  });

  it.each(['the code', 'the link'])('leaves that stranger no way back in, whatever they had begun: %s', async (by) => {
    const member = await world.member();
    await world.settle();
    const strangers = `stranger-${crypto.randomUUID()}@example.org`;
    await world.as(member).put('/api/auth/user', { email: strangers });
    const theirs = await lastProof(world, strangers);
    await recover(member.email);
    const { tokenHash, code } = await lastProof(world, member.email);
    const proof = by === 'the link' ? { token_hash: tokenHash } : { email: member.email, token: code };
    const { body } = await verify({ type: 'recovery', ...proof });
    expect((await verify({ type: theirs.type, token_hash: theirs.tokenHash })).status).toBe(403);
    const mine = await world
      .as({ accessToken: body.access_token })
      .get<{ email: string; new_email?: string }>('/api/auth/user');
    expect([mine.body.email, mine.body.new_email]).toEqual([member.email, undefined]);
  });
});

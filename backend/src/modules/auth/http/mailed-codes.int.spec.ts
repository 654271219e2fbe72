import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { TRUST_PROXY: 'true' } });
});
afterAll(() => world.close());

const ask = (email: string, ip: string, path = 'recover') =>
  world.send('POST', `/api/auth/${path}`, JSON.stringify({ email }), { 'x-forwarded-for': ip });
const verify = (email: string, token: string, ip: string) =>
  world.send('POST', '/api/auth/verify', JSON.stringify({ type: 'recovery', email, token }), { 'x-forwarded-for': ip });
const wrong = (code: string, offset: number) => String((Number(code) + offset) % 1_000_000).padStart(6, '0');

describe('emailed code', () => {
  it('works for the network that requested it after 40 wrong codes from others', async () => {
    const { email } = await world.member();
    await ask(email, '192.0.2.7');
    const { code } = await readLastEmailProof(world, email);
    for (let time = 1; time <= 40; time += 1)
      expect((await verify(email, wrong(code, time), `198.51.100.${time % 8}`)).status).toBe(403);
    expect((await verify(email, code, '203.0.113.9')).status).toBe(403);
    expect((await verify(email, code, '192.0.2.7')).status).toBe(200);
  });

  it('stops working after five wrong codes from any IP in the /64 of the network that requested it', async () => {
    const { email } = await world.member();
    await ask(email, '2001:db8:1:2::1');
    const { code } = await readLastEmailProof(world, email);
    for (let time = 1; time <= 5; time += 1) await verify(email, wrong(code, time), `2001:db8:1:2::${time}`);
    expect((await verify(email, code, '2001:db8:1:2::1')).status).toBe(403);
  });
});

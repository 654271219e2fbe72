import { browser } from '../../../../test/makers/client.ts';
import { World } from '../../../../test/world.ts';
import { AppointAdministrator } from './appoint-administrator.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const appoint = (email: string) => world.app.get(AppointAdministrator, { strict: false }).execute({ email });

describe('the first administrator', () => {
  it('chooses a password by a link, and may then manage the product', async () => {
    const { link } = await appoint('First@example.org');
    const { origin, pathname, searchParams } = new URL(link ?? '');
    expect([origin, pathname]).toEqual([world.url, '/auth/confirm']);
    const client = browser(world);
    const tokenHash = searchParams.get('token_hash') ?? '';
    const { data } = await client.verifyOtp({ type: 'invite', token_hash: tokenHash });
    expect(data.user).toMatchObject({ email: 'first@example.org', email_confirmed_at: expect.any(String) });
    expect((await client.updateUser({ password: 'a password of my own' })).error).toBeNull();
    const caller = world.as({ accessToken: data.session?.access_token ?? '' });
    expect((await caller.get('/api/admin/stats')).status).toBe(200);
  });

  it('may be a member already, whose password stays; asked twice, nothing changes', async () => {
    const member = await world.member();
    expect(await appoint(member.email)).toEqual({});
    expect(await appoint(member.email)).toEqual({});
    expect((await world.as(member).get('/api/admin/stats')).status).toBe(200);
    const trail = await world.sql(`select 1 from audit_log where subject_id = $1 and action = 'auth.role-added'`, [
      member.id,
    ]);
    expect(trail).toHaveLength(1);
  });
});

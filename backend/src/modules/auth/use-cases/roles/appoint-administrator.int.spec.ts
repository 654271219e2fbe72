import { Authenticator } from '#test/makers/authenticator.ts';
import { createBrowserClient } from '#test/makers/client.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword } from '#test/world.ts';
import { AppointAdministrator } from './appoint-administrator.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const appoint = (email: string) => world.app.get(AppointAdministrator, { strict: false }).appoint({ email });

describe('AppointAdministrator', () => {
  it('sends a link to choose a password, after which the administrator can manage the product', async () => {
    const { link } = await appoint('First@example.org');
    const { origin, pathname, searchParams } = new URL(link ?? '');
    expect([origin, pathname]).toEqual([world.url, '/auth/confirm']);
    const client = createBrowserClient(world);
    const tokenHash = searchParams.get('token_hash') ?? '';
    const { data } = await client.verifyOtp({ type: 'invite', token_hash: tokenHash });
    expect(data.user).toMatchObject({ email: 'first@example.org', email_confirmed_at: expect.any(String) });
    expect((await client.updateUser({ password: 'a password of my own' })).error).toBeNull();
    const caller = world.as({ accessToken: data.session?.access_token ?? '' });
    expect((await caller.get('/api/admin/stats')).status).toBe(200);
  });

  it('keeps the password of a member with a confirmed email, and is safe to repeat', async () => {
    const member = await world.member();
    await world.sql('update users set email_confirmed_at = now() where id = $1', [member.id]);
    expect(await appoint(member.email)).toEqual({});
    expect(await appoint(member.email)).toEqual({});
    expect((await world.as(member).get('/api/admin/stats')).status).toBe(200);
    const trail = await world.sql(`select 1 from audit_log where subject_id = $1 and action = 'auth.role-added'`, [
      member.id,
    ]);
    expect(trail).toHaveLength(1);
  });

  it('revokes the credentials of an unknown user who signed up with the email', async () => {
    const unknownUser = createBrowserClient(world);
    const email = `${crypto.randomUUID()}@example.org`;
    const form = { email, password: memberPassword, options: { data: { first_name: 'A', last_name: 'B' } } };
    const accessToken = (await unknownUser.signUp(form)).data.session?.access_token ?? '';
    await Authenticator.enrol(unknownUser);
    const newEmail = `${crypto.randomUUID()}@example.org`;
    await unknownUser.updateUser({ email: newEmail });
    const emailChangeProof = await readLastEmailProof(world, newEmail);
    const { link } = await appoint(email);
    expect((await world.as({ accessToken }).get('/api/auth/user')).status).toBe(403);
    const again = createBrowserClient(world);
    expect((await again.signInWithPassword({ email, password: memberPassword })).error?.code).toBe(
      'invalid_credentials',
    );
    expect(
      (await again.verifyOtp({ type: 'email_change', token_hash: emailChangeProof.tokenHash })).error?.status,
    ).toBe(403);
    const tokenHash = new URL(link ?? '').searchParams.get('token_hash') ?? '';
    const { data } = await again.verifyOtp({ type: 'invite', token_hash: tokenHash });
    expect([data.user?.email, data.user?.new_email, data.user?.factors]).toEqual([email, undefined, undefined]);
    const caller = world.as({ accessToken: data.session?.access_token ?? '' });
    expect((await caller.get('/api/admin/stats')).status).toBe(200);
  });
});

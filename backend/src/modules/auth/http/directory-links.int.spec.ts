import { createBrowserClient } from '#test/makers/client.ts';
import { createAdminApi, trustedServiceSettings, type AdminApi } from '#test/makers/service.ts';
import { World, memberPassword, type Member } from '#test/world.ts';

const address = () => `${crypto.randomUUID()}@example.org`;

let world: World;
let service: AdminApi;
beforeAll(async () => {
  world = await World.start({ settings: { ...trustedServiceSettings, AUTH_MAIL_SECONDS: '0' } });
  service = createAdminApi(world);
});
afterAll(() => world.close());

describe('invitations and links for other users', () => {
  it('invites a user by email, who is then signed in and confirmed', async () => {
    const email = address();
    const { data } = await service.inviteUserByEmail(email, { data: { first_name: 'Noor' } });
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { first_name: 'Noor' } });
    expect((await service.inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists', status: 422 });
    await world.settle();
    const [mail] = await world.mail.sentTo(email);
    const tokenHash = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { data: session } = await createBrowserClient(world).verifyOtp({ type: 'invite', token_hash: tokenHash });
    expect(session.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });

  it.each(['signup', 'invite', 'magiclink'] as const)('creates a link of type %s for a new email', async (type) => {
    const email = address();
    const { data, error } = await service.generateLink({ type, email, password: memberPassword } as never);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.properties).toMatchObject({ verification_type: type, email_otp: expect.stringMatching(/^\d{6}$/) });
    const { data: session } = await createBrowserClient(world).verifyOtp({
      type,
      token_hash: data.properties?.hashed_token ?? '',
    });
    expect(session.user?.email).toBe(email);
    await world.settle();
    expect(await world.mail.sentTo(email)).toEqual([]);
  });

  it('redirects a followed link only to allowed URLs', async () => {
    const { email } = await world.member();
    const redirectTo = `${world.url}/members/dashboard`;
    const { data } = await service.generateLink({ type: 'recovery', email, options: { redirectTo } });
    expect(data.properties?.redirect_to).toBe(redirectTo);
    const landed = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect([landed.status, landed.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${redirectTo}#access_token=`)),
    ]);
    const away = await service.generateLink({
      type: 'recovery',
      email,
      options: { redirectTo: 'https://evil.example/' },
    });
    expect(away.data.properties?.redirect_to).toBe(`${world.url}/`);
  });

  it('changes the email of an account when both emails have confirmed', async () => {
    const member = await world.member();
    await service.updateUserById(member.id, { email_confirm: true });
    const { email, newEmail } = { email: member.email, newEmail: address() };
    const links = [
      await service.generateLink({ type: 'email_change_current', email, newEmail }),
      await service.generateLink({ type: 'email_change_new', email, newEmail }),
    ];
    for (const { data } of links) {
      const { error } = await createBrowserClient(world).verifyOtp({
        type: 'email_change',
        token_hash: data.properties?.hashed_token ?? '',
      });
      expect(error).toBeNull();
    }
    expect((await service.getUserById(member.id)).data.user?.email).toBe(newEmail);
  });

  it('gives an administrator no link to an existing account', async () => {
    const { email } = await world.member();
    const admin = createAdminApi(world, (await world.member({ roles: ['admin'] })).accessToken);
    for (const type of ['recovery', 'magiclink'] as const) {
      expect((await admin.generateLink({ type, email })).error).toMatchObject({ code: 'not_admin', status: 403 });
    }
    expect((await admin.generateLink({ type: 'invite', email: address() })).error).toBeNull();
  });

  it('removes all links of a user when a service sets their password', async () => {
    const link = async ({ email }: Member) =>
      (await service.generateLink({ type: 'recovery', email })).data.properties?.hashed_token ?? '';
    const [member, other] = [await world.member(), await world.member()];
    const links = [await link(member), await link(other)];
    await service.updateUserById(member.id, { password: 'another good passphrase' });
    const follow = async (token_hash: string) =>
      (await createBrowserClient(world).verifyOtp({ type: 'recovery', token_hash })).error?.code;
    expect(await Promise.all(links.map(follow))).toEqual(['otp_expired', undefined]);
  });

  it('validates the email first, then the other fields', async () => {
    const caller = world.as(await world.member({ roles: ['admin'] }));
    const ask = async (input: object) => {
      const { status, body } = await caller.post<{ msg: string }>('/api/auth/admin/generate_link', input);
      return [status, body.msg];
    };
    expect(await ask({})).toEqual([400, 'Invalid email address']);
    expect(await ask({ type: 'signup', email: 'none', password: 'short' })).toEqual([400, 'Invalid email address']);
    expect((await ask({ type: 'signup', email: address(), password: 'short' }))[0]).toBe(422);
    expect((await ask({ type: 12, email: address() }))[0]).toBe(400);
    expect((await ask({ type: 'invite', email: address(), password: 5 }))[0]).toBe(200);
  });

  it('rejects a link for an unknown user', async () => {
    const { error } = await service.generateLink({ type: 'recovery', email: address() });
    expect(error).toMatchObject({ code: 'user_not_found', status: 404 });
  });
});

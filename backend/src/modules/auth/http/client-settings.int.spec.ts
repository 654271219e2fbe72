import { AuthWeakPasswordError } from '@supabase/auth-js';
import { createBrowserClient } from '#test/makers/client.ts';
import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { signUpPerson } from '#test/makers/person.ts';
import { createAdminApi, trustedServiceSettings } from '#test/makers/service.ts';
import { World, memberPassword as password } from '#test/world.ts';

const someAddress = () => `${crypto.randomUUID()}@example.org`;
const names = { first_name: 'Noor', last_name: 'Haddad' };

/** An empty value counts as not set, so that each test begins with the default settings. */
const unset = Object.fromEntries(
  ['SIGNUP', 'CONFIRM', 'NAMES_REQUIRED', 'PASSWORD_MIN', 'REAUTHENTICATE'].map((name) => [`AUTH_${name}`, '']),
);

const inWorld = (settings: Record<string, string>, rules: (world: World) => Promise<void>) => async () => {
  const world = await World.start({ settings: { ...unset, ...settings } });
  await rules(world).finally(() => world.close());
};

const settingsOf = async (world: World) => (await world.get<Record<string, unknown>>('/api/auth/settings')).body;

describe('account settings of the operator', () => {
  it(
    'default to open sign-up with names, 8 characters and later confirmation',
    inWorld({}, async (world) => {
      expect(await settingsOf(world)).toMatchObject({
        disable_signup: false,
        mailer_autoconfirm: true,
        names_required: true,
        password_min: 8,
      });
    }),
  );

  it(
    'close sign-up to all callers except staff and services',
    inWorld({ AUTH_SIGNUP: 'closed', ...trustedServiceSettings }, async (world) => {
      expect(await settingsOf(world)).toMatchObject({ disable_signup: true });
      const [email, other] = [someAddress(), someAddress()];
      const refused = await createBrowserClient(world).signUp({ email, password, options: { data: names } });
      expect(refused.error).toMatchObject({ code: 'signup_disabled', status: 422 });
      expect((await createBrowserClient(world).signInWithOtp({ email })).error).toBeNull();
      await world.settle();
      expect(await world.mail.sentTo(email)).toEqual([]);
      expect(await world.sql('select 1 from users where email = $1', [email])).toEqual([]);

      await createAdminApi(world).createUser({ email: other, password, email_confirm: true });
      expect((await createBrowserClient(world).signInWithPassword({ email: other, password })).error).toBeNull();
    }),
  );

  it(
    'make names optional but validate given ones',
    inWorld({ AUTH_NAMES_REQUIRED: 'false' }, async (world) => {
      expect(await settingsOf(world)).toMatchObject({ names_required: false });
      const failure = async (data?: object) =>
        (await createBrowserClient(world).signUp({ email: someAddress(), password, options: data ? { data } : {} }))
          .error;
      expect([await failure(), await failure({}), await failure({ last_name: 'Haddad' })]).toEqual([null, null, null]);
      expect(await failure({ first_name: ' ' })).toMatchObject({ message: 'First name is required' });
      expect(await failure({ last_name: 'x'.repeat(51) })).toMatchObject({ code: 'validation_failed' });
    }),
  );

  it(
    'set the minimum length of a password',
    inWorld({ AUTH_PASSWORD_MIN: '12' }, async (world) => {
      expect(await settingsOf(world)).toMatchObject({ password_min: 12 });
      const failure = async (chosen: string) =>
        (await createBrowserClient(world).signUp({ email: someAddress(), password: chosen, options: { data: names } }))
          .error;
      const short = await failure('eleven long');
      expect(short).toBeInstanceOf(AuthWeakPasswordError);
      expect(short).toMatchObject({ message: 'Password must be at least 12 characters', reasons: ['length'] });
      expect(await failure('twelve longs')).toBeNull();
    }),
  );

  it(
    'require an emailed code for a password change in a session older than a day',
    inWorld({ AUTH_REAUTHENTICATE: 'true' }, async (world) => {
      const { client, email, id } = await signUpPerson(world);
      const change = async (attributes: object) => (await client.updateUser(attributes)).error;
      const chosen = 'a lantern over quiet water';
      expect(await change({ password: chosen, current_password: password })).toBeNull();
      await world.sql(`update sessions set created_at = now() - interval '1 day' where user_id = $1`, [id]);
      expect(await change({ password, current_password: chosen })).toMatchObject({
        code: 'reauthentication_needed',
        message: 'Password update requires reauthentication',
      });
      await world.sql('update users set email_confirmed_at = now() where id = $1', [id]);
      await client.reauthenticate();
      expect(await change({ password, nonce: (await readLastEmailProof(world, email)).code })).toBeNull();
    }),
  );

  it(
    'confirm emails immediately and send no confirmation',
    inWorld({ AUTH_CONFIRM: 'never' }, async (world) => {
      expect(await settingsOf(world)).toMatchObject({ mailer_autoconfirm: true });
      const email = someAddress();
      const { data } = await createBrowserClient(world).signUp({ email, password, options: { data: names } });
      expect(data.session?.user.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
      await world.settle();
      expect(await world.mail.sentTo(email)).toEqual([]);
    }),
  );
});

import { readLastEmailProof } from '#test/makers/emailed-proof.ts';
import { World, memberPassword } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { AUTH_CONFIRM: 'first' } });
});
afterAll(() => world.close());

interface UserBody {
  readonly id: string;
  readonly role: string;
  readonly identities: object[];
  readonly user_metadata: object;
  readonly confirmation_sent_at?: string;
  readonly access_token?: string;
}

const signUp = (email: string, firstName = 'Noor') =>
  world.post<UserBody>('/api/auth/signup', {
    email,
    password: memberPassword,
    data: { first_name: firstName, last_name: 'Haddad' },
  });
const signIn = (email: string, password = memberPassword) =>
  world.post<{ error_code?: string }>('/api/auth/token?grant_type=password', { email, password });
const someAddress = () => `${crypto.randomUUID()}@example.org`;

async function confirmed(): Promise<string> {
  const email = someAddress();
  await signUp(email);
  const { tokenHash, type } = await readLastEmailProof(world, email);
  await world.post('/api/auth/verify', { type, token_hash: tokenHash });
  return email;
}

describe('AUTH_CONFIRM=first', () => {
  it('returns only the user on sign-up, and the email opens the first session', async () => {
    const email = someAddress();
    const { status, body } = await signUp(email);
    expect({ status, session: body.access_token }).toEqual({ status: 200, session: undefined });
    expect(body.confirmation_sent_at).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
    const { tokenHash, type } = await readLastEmailProof(world, email);
    expect((await world.post('/api/auth/verify', { type, token_hash: tokenHash })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('rejects the right password before the confirmation, and gives a wrong one another error', async () => {
    const email = someAddress();
    await signUp(email);
    const right = await signIn(email);
    expect({ status: right.status, code: right.body.error_code }).toEqual({ status: 400, code: 'email_not_confirmed' });
    expect((await signIn(email, 'not the password')).body.error_code).toBe('invalid_credentials');
  });

  it('responds to a sign-up with a confirmed email with a user that has no identities and nothing of the account', async () => {
    const email = await confirmed();
    const mails = (await world.mail.sentTo(email)).length;
    const { status, body } = await signUp(email, 'Other');
    const [known] = await world.sql<{ id: string; first_name: string }>(
      'select id, first_name from users where email = $1',
      [email],
    );
    expect({ status, role: body.role, identities: body.identities }).toEqual({ status: 200, role: '', identities: [] });
    expect(body.id).not.toBe(known?.id);
    const unknown = await signUp(someAddress());
    expect([unknown.status, Object.keys(unknown.body).toSorted()]).toEqual([status, Object.keys(body).toSorted()]);
    expect(known?.first_name).toBe('Noor');
    await world.settle();
    expect(await world.mail.sentTo(email)).toHaveLength(mails);
  });

  it('sends the email again on a second sign-up and overwrites nothing', async () => {
    const email = someAddress();
    await signUp(email, 'Noor');
    await world.settle();
    const { body } = await signUp(email, 'Other');
    expect(body.user_metadata).toMatchObject({ first_name: 'Other' });
    await world.settle();
    expect(await world.mail.sentTo(email)).toHaveLength(2);
    expect(await world.sql('select first_name from users where email = $1', [email])).toEqual([{ first_name: 'Noor' }]);
  });

  it('appears in the settings endpoint', async () => {
    const { body } = await world.get<{ mailer_autoconfirm: boolean }>('/api/auth/settings');
    expect(body.mailer_autoconfirm).toBe(false);
  });
});

import { JwtService } from '@nestjs/jwt';
import { createHmac, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { World, type Member } from '#test/world.ts';
import { SigningKeys } from '../use-cases/tokens/signing-keys.ts';

type Claims = Record<string, unknown>;

let world: World;
let member: Member;
let claims: Claims;
let ours: { privateKey: KeyObject; publicKey: string; kid: string };
const jwt = new JwtService();
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

beforeAll(async () => {
  world = await World.start();
  member = await world.member();
  claims = jwt.decode<Claims>(member.accessToken);
  ours = world.app.get(SigningKeys, { strict: false }).current;
});
afterAll(() => world.close());

const signed = (payload: Claims, { key = ours.privateKey, kid = ours.kid } = {}) =>
  jwt.sign(payload, { privateKey: key, algorithm: 'ES256', keyid: kid });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);

const forgeries: [name: string, token: () => string][] = [
  ['signed by an unknown key', () => signed(claims, { key: foreign })],
  ['signed by an unknown key with another id', () => signed(claims, { key: foreign, kid: 'another' })],
  [
    'unsigned, with the algorithm none',
    () => `${encoded({ alg: 'none', typ: 'JWT', kid: ours.kid })}.${encoded(claims)}.`,
  ],
  [
    'signed with HS256 and our public key',
    () => {
      const body = `${encoded({ alg: 'HS256', typ: 'JWT', kid: ours.kid })}.${encoded(claims)}`;
      return `${body}.${createHmac('sha256', ours.publicKey).update(body).digest('base64url')}`;
    },
  ],
  [
    'changed after it was signed',
    () => {
      const [header, , signature] = member.accessToken.split('.');
      return `${header}.${encoded({ ...claims, role: 'service_role' })}.${signature}`;
    },
  ],
  ['expired', () => signed({ ...claims, iat: now - 7200, exp: now - 1 })],
  ['of another issuer', () => signed({ ...claims, iss: 'https://elsewhere.example/api/auth' })],
  ['for another audience', () => signed({ ...claims, aud: 'anon' })],
  ['without a subject', () => signed({ ...claims, sub: undefined })],
  ['without a session', () => signed({ ...claims, session_id: undefined })],
  ['with a subject that is no id', () => signed({ ...claims, sub: ['all'] })],
  ['no token at all', () => 'nonsense'],
];

describe('access token', () => {
  it('contains the claims of the auth protocol and the id of its key', () => {
    const { header } = jwt.decode<{ header: Claims }>(member.accessToken, { complete: true });
    expect(header).toMatchObject({ alg: 'ES256', kid: ours.kid });
    expect(claims).toMatchObject({
      iss: `${world.url}/api/auth`,
      sub: member.id,
      aud: 'authenticated',
      email: member.email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(claims['exp']).toBe((claims['iat'] as number) + 3600);
  });

  it('verifies with the published keys, which contain no private part', async () => {
    const { body, headers } = await world.get<{ keys: JsonWebKey[] }>('/api/auth/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(body.keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: ours.kid,
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
      },
    ]);
  });

  it.each(forgeries)('is rejected when it is %s', async (_name, token) => {
    const caller = world.as({ accessToken: token() });
    const within = await caller.get('/api/auth/user');
    const elsewhere = await caller.post<{ detail: string; code: string }>('/api/functions/check-subscription');
    expect([within.status, within.headers.get('x-sb-error-code')]).toEqual([403, 'bad_jwt']);
    expect([elsewhere.status, elsewhere.body]).toEqual([
      401,
      expect.objectContaining({ detail: 'Not authenticated', code: 'request.not-authenticated' }),
    ]);
  });

  it.each([
    ['session_not_found', 'session_id'],
    ['user_not_found', 'sub'],
  ])('returns %s when it is genuine and its %s does not exist', async (code, claim) => {
    const caller = world.as({ accessToken: signed({ ...claims, [claim]: crypto.randomUUID() }) });
    const { status, headers } = await caller.get('/api/auth/user');
    expect([status, headers.get('x-sb-error-code')]).toEqual([403, code]);
  });

  it('is rejected with the session of another user', async () => {
    const other = await world.member();
    const { session_id } = jwt.decode<Claims>(other.accessToken);
    const { status } = await world.as({ accessToken: signed({ ...claims, session_id }) }).get('/api/auth/user');
    expect(status).toBe(403);
  });

  it('is rejected at once after its session ended or its user was banned, although it was verified before', async () => {
    const [leaving, banned] = [await world.member(), await world.member()];
    const askBoth = () => Promise.all([leaving, banned].map((each) => world.as(each).get('/api/auth/user')));
    expect((await askBoth()).map(({ status }) => status)).toEqual([200, 200]);
    await world.as(leaving).post('/api/auth/logout');
    await world.sql(`update users set banned_until = now() + interval '1 hour' where id = $1`, [banned.id]);
    expect((await askBoth()).map(({ headers }) => headers.get('x-sb-error-code'))).toEqual([
      'session_not_found',
      'user_banned',
    ]);
  });

  it('is only accepted in the bearer scheme', async () => {
    const responses = await Promise.all(
      ['', 'Basic abc', 'Bearer', 'Bearer '].map((authorization) =>
        world.send('GET', '/api/auth/user', undefined, { authorization }),
      ),
    );
    expect(responses.map(({ status, headers }) => [status, headers.get('x-sb-error-code')])).toEqual(
      Array(4).fill([401, 'no_authorization']),
    );
  });

  it('does not prevent a sign-in when it is invalid', async () => {
    const { status } = await world
      .as({ accessToken: 'nonsense' })
      .post('/api/auth/token?grant_type=refresh_token', { refresh_token: member.refreshToken });
    expect(status).toBe(200);
  });
});

describe('staff role', () => {
  it('opens its endpoints and is read again on each request', async () => {
    const admin = await world.member({ roles: ['admin'] });
    expect((await world.as(admin).get('/api/admin/stats')).status).toBe(200);
    await world.sql('delete from user_roles where user_id = $1', [admin.id]);
    const demoted = await world.as(admin).get<{ code: string }>('/api/admin/stats');
    expect([demoted.status, demoted.body.code]).toEqual([403, 'request.forbidden']);
  });

  it('is required with 403 for members and 401 for visitors', async () => {
    expect((await world.as(member).get('/api/admin/stats')).status).toBe(403);
    expect((await world.get('/api/admin/stats')).status).toBe(401);
  });
});

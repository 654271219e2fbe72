import { World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start({ settings: { LIMIT_SIGNUP: '3' } });
});
afterAll(() => world.close());

const newForm = { 'x-supabase-api-version': '2024-01-01' };
const anywhere = '/api/auth/token?grant_type=password';
const form = { email: 'somebody@example.org', password: 'wrong password' };

describe('auth protocol error', () => {
  it.each([
    ['2024-01-01', true],
    ['2025-06-30', true],
    ['2023-12-31', false],
    ['tomorrow', false],
    ['', false],
  ])('for version "%s" has the new form: %p', async (version, isNew) => {
    const { status, body, headers } = await world.send('POST', anywhere, JSON.stringify(form), {
      'x-supabase-api-version': version,
    });
    expect(status).toBe(400);
    expect(body).toEqual(
      isNew
        ? { code: 'invalid_credentials', message: 'Invalid login credentials' }
        : { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    );
    expect(headers.get('x-supabase-api-version')).toBe(isNew ? '2024-01-01' : null);
    expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  it.each<
    [
      code: string,
      status: number,
      method: string,
      path: string,
      body: string | undefined,
      headers: Record<string, string>,
    ]
  >([
    ['not_found', 404, 'GET', '/api/auth/no-such-thing', undefined, {}],
    ['not_found', 404, 'GET', '/api/auth/token', undefined, {}],
    ['bad_json', 400, 'POST', anywhere, '{"email":', {}],
    ['bad_json', 400, 'POST', anywhere, '{"__proto__":{"admin":true}}', {}],
    ['bad_json', 413, 'POST', anywhere, JSON.stringify({ ...form, more: 'x'.repeat(1024 * 1024) }), {}],
    ['bad_json', 415, 'POST', anywhere, 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['validation_failed', 400, 'POST', anywhere, '{}', {}],
    ['validation_failed', 400, 'POST', anywhere, '', {}],
    ['saml_provider_disabled', 404, 'POST', '/api/auth/sso', '{"domain":"example.org"}', {}],
  ])('returns %s with status %i for %s %s', async (code, status, method, path, body, headers) => {
    const answer = await world.send<{ code: string; message: string }>(method, path, body, { ...newForm, ...headers });
    expect([answer.status, answer.body.code, answer.headers.get('x-sb-error-code')]).toEqual([status, code, code]);
    expect(answer.body.message).not.toMatch(/<|Error|\n/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('includes Retry-After when there were too many requests', async () => {
    const signUp = () => world.send('POST', '/api/auth/signup', '{}', newForm);
    await Promise.all([signUp(), signUp(), signUp()]);
    const { status, body, headers } = await signUp();
    expect([status, body]).toEqual([429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('reveals only a request id for an unexpected error', async () => {
    await world.sql('alter table sessions rename to sessions_away');
    const { status, body, headers } = await world.send(
      'POST',
      '/api/auth/token?grant_type=refresh_token',
      JSON.stringify({ refresh_token: await tokenOfUnknownUser() }),
      newForm,
    );
    await world.sql('alter table sessions_away rename to sessions');
    expect([status, body]).toEqual([
      500,
      {
        code: 'unexpected_failure',
        message: 'Something went wrong. Please try again.',
        error_id: headers.get('x-request-id'),
      },
    ]);
  });
});

describe('auth service information', () => {
  it('contains its name and its features', async () => {
    expect((await world.get('/api/auth/health')).body).toMatchObject({ name: 'auth' });
    expect((await world.get('/api/auth/settings')).body).toMatchObject({
      external: { email: true, phone: false },
      mailer_autoconfirm: true,
      disable_signup: false,
    });
  });
});

async function tokenOfUnknownUser(): Promise<string> {
  const { signRefreshToken } = await import('../domain/refresh-token.ts');
  const { SigningKeys } = await import('../use-cases/tokens/signing-keys.ts');
  return signRefreshToken(
    { sessionId: crypto.randomUUID(), counter: 0 },
    world.app.get(SigningKeys, { strict: false }).current.refreshKey,
  );
}

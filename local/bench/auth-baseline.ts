import { fastify, type FastifyRequest } from 'fastify';
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  sign,
  timingSafeEqual,
  verify,
  type JsonWebKey,
} from 'node:crypto';
import pg from 'pg';

const { BASELINE_PORT = '', DATABASE_URL = '', AUTH_JWKS = '', SITE_URL = '' } = process.env;
const [jwk] = (JSON.parse(AUTH_JWKS) as { keys: (JsonWebKey & { kid: string; d: string })[] }).keys;
if (!jwk) throw new Error('AUTH_JWKS holds no key');
const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
const publicKey = createPublicKey(privateKey);
const issuer = new URL('/api/auth', SITE_URL).href;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const server = fastify();

interface Claims {
  sub: string;
  session_id: string;
  iss: string;
  aud: string;
  exp: number;
}

server.get('/user', async (request, reply) => {
  const claims = verifyToken(request);
  const { rows } = await pool.query({
    name: 'session',
    text: `select u.*, array(select r.role from user_roles r where r.user_id = u.id) as roles
           from users u join sessions s on s.id = $1 and s.user_id = u.id and s.not_after > now() where u.id = $2`,
    values: [claims.session_id, claims.sub],
  });
  return rows[0] ? toUser(rows[0] as UserRow) : reply.status(403).send({});
});

server.post('/refresh', async (request, reply) => {
  const [id = '', counter = '', seal = ''] = (request.body as { refresh_token: string }).refresh_token.split('.');
  if (!timingSafeEqual(Buffer.from(tokenSignature(id, counter)), Buffer.from(seal))) return reply.status(400).send({});
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: sessions } = await client.query<{ user_id: string; refresh_counter: number }>(
      'select * from sessions where id = $1 for update skip locked',
      [id],
    );
    const session = sessions[0];
    if (session?.refresh_counter !== Number(counter)) throw new Error('Not the newest token');
    const { rows: users } = await client.query<UserRow>(
      'select u.*, array(select r.role from user_roles r where r.user_id = u.id) as roles from users u where id = $1',
      [session.user_id],
    );
    const next = session.refresh_counter + 1;
    await client.query('update sessions set refresh_counter = $2, refreshed_at = now() where id = $1', [id, next]);
    await client.query('commit');
    const user = toUser(users[0] as UserRow);
    return { access_token: tokenFor(user.id, id), refresh_token: refreshToken(id, next), user };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

interface UserRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
}

const toUser = ({ id, email, first_name, last_name, created_at }: UserRow) => ({
  id,
  email,
  user_metadata: { first_name, last_name },
  created_at: created_at.toISOString(),
});

function verifyToken({ headers }: FastifyRequest): Claims {
  const [header = '', body = '', signature = ''] = (headers.authorization ?? '').slice('Bearer '.length).split('.');
  const { kid, alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string; alg: string };
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${header}.${body}`), key, Buffer.from(signature, 'base64url'));
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const isGood = kid === jwk?.kid && alg === 'ES256' && claims.exp > Date.now() / 1000;
  if (!isSigned || !isGood || claims.iss !== issuer || claims.aud !== 'authenticated') throw new Error('Bad token');
  return claims;
}

function tokenFor(sub: string, sessionId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub, session_id: sessionId, iss: issuer, aud: 'authenticated', iat: now, exp: now + 3600 };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = `${encode({ alg: 'ES256', typ: 'JWT', kid: jwk?.kid })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${unsigned}.${signature.toString('base64url')}`;
}

const tokenSignature = (id: string, counter: string | number): string =>
  createHmac('sha256', jwk.d).update(`${id}.${counter}`).digest('base64url');
const refreshToken = (id: string, counter: number): string => `${id}.${counter}.${tokenSignature(id, counter)}`;

server.get('/token/:id', async (request) => {
  const { id } = request.params as { id: string };
  const { rows } = await pool.query<{ refresh_counter: number }>('select refresh_counter from sessions where id = $1', [
    id,
  ]);
  return { refresh_token: refreshToken(id, rows[0]?.refresh_counter ?? 0) };
});

await server.listen({ port: Number(BASELINE_PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');

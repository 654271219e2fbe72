import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { requestJson, sendRequest } from '../run/http-client.ts';
import type { BenchmarkFigure } from './figure.ts';
import { computeMedian, measureMedians, measureCallsPerSecond } from './load.ts';
import { measureRequestLoad } from './request-load.ts';
import { startBaselineServer } from './baseline-server.ts';

export interface MeasuredProduct {
  site: string;
  databaseUrl: string;
  authJwks: string;
  baselinePort: number;
}

interface Session {
  access_token: string;
  refresh_token: string;
}

const atOnce = 8;
const tries = 200;
const rounds = 3;
const seconds = 5;
const password = 'a sentence for the bench';
const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export async function measureAuthFigures(product: MeasuredProduct): Promise<BenchmarkFigure[]> {
  const { site, databaseUrl, authJwks, baselinePort } = product;
  const settings = {
    BASELINE_PORT: String(baselinePort),
    DATABASE_URL: databaseUrl,
    AUTH_JWKS: authJwks,
    SITE_URL: site,
  };
  const baseline = await startBaselineServer('auth-baseline.ts', settings);
  try {
    return [
      ...(await compareWithBaseline(product)),
      ...(await compareWithHash(product)),
      await compareUnknownEmail(product),
    ];
  } finally {
    baseline.kill('SIGTERM');
    await once(baseline, 'exit');
  }
}

/** Other programs on the machine slow both servers in the same way, because the measurements alternate. */
async function compareWithBaseline({ site, baselinePort }: MeasuredProduct): Promise<BenchmarkFigure[]> {
  const baseline = `http://127.0.0.1:${baselinePort}`;
  const share = async (name: string, ours: () => Promise<number>, bare: () => Promise<number>) => {
    const measured: { own: number; least: number }[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push({ least: await bare(), own: await ours() });
    const median = (of: 'own' | 'least') => Math.round(computeMedian(measured.map((one) => one[of])));
    const ratio = computeMedian(measured.map(({ own, least }) => own / least)).toFixed(2);
    const value = `${ratio} of the baseline (${median('own')} and ${median('least')} a second)`;
    return { name, value, bound: 'at least 0.5' };
  };
  const readers = await people(site);
  const getUser = (url: string) => () =>
    measureCallsPerSecond(
      readers.map(
        ({ access_token: token }) =>
          () =>
            requestJson({ method: 'GET', url, token }),
      ),
    );
  return [
    await share('get user', getUser(`${site}/api/auth/user`), getUser(`${baseline}/user`)),
    await share(
      'refresh',
      async () =>
        measureCallsPerSecond((await people(site)).map(refresher(`${site}/api/auth/token?grant_type=refresh_token`))),
      async () => {
        const ids = (await people(site)).map(({ access_token: token }) => sessionIn(token));
        const sessions = ids.map((id) => requestJson<Session>({ method: 'GET', url: `${baseline}/token/${id}` }));
        return measureCallsPerSecond((await Promise.all(sessions)).map(refresher(`${baseline}/refresh`)));
      },
    ),
  ];
}

function refresher(url: string): (session: Session) => () => Promise<void> {
  return ({ refresh_token: first }) => {
    let token = first;
    return async () => {
      token = (await requestJson<Session>({ method: 'POST', url, body: { refresh_token: token } })).refresh_token;
    };
  };
}

async function compareWithHash({ site }: MeasuredProduct): Promise<BenchmarkFigure[]> {
  const stored = await hash(password, strength);
  const verifyOnce = () => verify(stored, password);
  const emails = await Promise.all(Array.from({ length: atOnce }, () => signUp(site)));
  const [alone = 0, idle = 0] = await measureMedians(tries, verifyOnce, () =>
    requestJson(signInCall(site, emails[0] ?? '', password)),
  );
  const { url } = signInCall(site, '', password);
  const bodies = emails.map((email) => JSON.stringify(signInCall(site, email, password).body));
  const busy: { product: number; hash: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { perSecond: product } = await measureRequestLoad({ url, headers: {}, connections: atOnce, seconds, bodies });
    busy.push({ product, hash: await measureCallsPerSecond(emails.map(() => verifyOnce)) });
  }
  const rate = (name: 'product' | 'hash') => Math.round(computeMedian(busy.map((one) => one[name])));
  const share = computeMedian(busy.map((one) => one.product / one.hash));
  return [
    {
      name: 'sign-in, one at a time',
      value: `${(idle / alone).toFixed(2)} of a hash (${idle.toFixed(1)} and ${alone.toFixed(1)} ms)`,
      bound: 'at most 1.35',
    },
    {
      name: `sign-in, ${atOnce} at once`,
      value: `${share.toFixed(2)} of the hash's own (${rate('product')} and ${rate('hash')} a second)`,
      bound: 'at least 0.8',
    },
  ];
}

async function compareUnknownEmail({ site }: MeasuredProduct): Promise<BenchmarkFigure> {
  const known = await signUp(site);
  const wrong = async (email: string) => {
    const { status } = await sendRequest(signInCall(site, email, 'not the password'));
    if (status !== 400) throw new Error(`A wrong password was answered with ${status}; are the limits lifted?`);
  };
  const [one = 0, other = 0] = await measureMedians(
    tries,
    () => wrong(known),
    () => wrong(`unknown-${randomUUID()}@example.org`),
  );
  const value = `${Math.abs(one - other).toFixed(2)} ms apart`;
  return { name: `known and unknown address, ${tries} tries`, value, bound: 'under 5 ms' };
}

const people = (site: string): Promise<Session[]> =>
  Promise.all(
    Array.from({ length: atOnce }, async () => requestJson<Session>(signInCall(site, await signUp(site), password))),
  );

async function signUp(site: string): Promise<string> {
  const email = `bench-${randomUUID()}@example.org`;
  const data = { first_name: 'Bench', last_name: 'Member' };
  await requestJson({ method: 'POST', url: `${site}/api/auth/signup`, body: { email, password, data } });
  return email;
}

const signInCall = (site: string, email: string, given: string) => ({
  method: 'POST' as const,
  url: `${site}/api/auth/token?grant_type=password`,
  body: { email, password: given },
});

const sessionIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }).session_id;

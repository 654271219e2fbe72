/** A random request must not succeed without permission, return 5xx other than 503, or end the api. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../../settings/settings.ts';
import { createRandomValue, randomText } from '../fuzz-values.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { FaultContext, FaultPlan } from './plan.ts';

interface Operation {
  method: string;
  path: string;
  permission: string;
  body: object | undefined;
}

interface ApiDescription {
  paths: Record<
    string,
    Record<string, { 'x-permission': string; requestBody?: { content: Record<string, { schema: object }> } }>
  >;
  components: { schemas: Record<string, object> };
}

const lanes = 4;
const timeoutMs = 20_000;
/** Some requests sign out their sender or delete the sender's account. */
const requestsPerMember = 200;
const contentTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''];

export const fuzzedRequests: FaultPlan = {
  id: 'F14',
  title: 'random requests to all operations',
  run: async (context) => {
    const { paths, components } = JSON.parse(
      readFileSync(join(repositoryFolder, 'backend/openapi.json'), 'utf8'),
    ) as ApiDescription;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-permission': permission, requestBody }]): Operation => {
        const body = Object.values(requestBody?.content ?? {})[0]?.schema;
        return { method: method.toUpperCase(), path, permission, body };
      }),
    );
    const until = Date.now() + context.durationMs;
    const former = context.rig.findPid('api');
    const lane = async () => {
      let token = '';
      for (let sent = 0; Date.now() < until; sent += 1) {
        if (sent % requestsPerMember === 0) token = await signUpSender(context.rig.url);
        await sendRandom(context, context.chance.pickOne(operations), { token, schemas: components.schemas });
      }
    };
    // These requests slow the load, so errors of the load do not count during this time.
    await context.observations.disturb(() => Promise.all(Array.from({ length: lanes }, lane)));
    if (context.rig.findPid('api') !== former) noteFault(context, 'the api ended');
  },
};

async function sendRandom(
  { rig, load, chance }: FaultContext,
  { method, path, permission, body }: Operation,
  { token: own, schemas }: { token: string; schemas: Record<string, object> },
): Promise<void> {
  const isAnonymous = chance.nextBoolean(0.3);
  const token = isAnonymous ? chance.pickOne(['', 'x', 'a.b.c']) : own;
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(createPathPart(chance)));
  const query = chance.nextBoolean(0.3) ? `?${createQuery(chance)}` : '';
  const contentType = chance.nextBoolean(0.9) ? 'application/json' : chance.pickOne(contentTypes);
  const text = body && method !== 'GET' && method !== 'HEAD' ? createBody(chance, body, schemas) : undefined;
  const at = Date.now();
  const { status, text: received } = await fetch(rig.url + filled + query, {
    ...{ method, redirect: 'manual' as const, signal: AbortSignal.timeout(timeoutMs) },
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(text !== undefined && { body: text }),
  }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: '' }),
  );
  const schemaFault = load.client.schemas.findFault(method, filled, { status, text: received });
  if (schemaFault) noteFault({ load }, schemaFault);
  const isForbidden = isAnonymous ? permission !== 'anyone' && permission !== 'signature' : isForStaff(permission);
  const name = `${method} ${path}`;
  load.client.records.push({
    ...{ at, ms: Date.now() - at, name, status, isForbidden, isExpected: status > 0 && status < 500 },
  });
  // An operation responds with 503 if it needs a service that is not configured.
  if (status >= 500 && status !== 503)
    noteFault({ load }, `${method} ${filled}${query} returned ${status}: ${text?.slice(0, 200) ?? ''}`);
}

function noteFault({ load }: Pick<FaultContext, 'load'>, fault: string): void {
  load.findings.failedRequests.push(fault);
}

async function signUpSender(url: string): Promise<string> {
  const body = { email: `fuzz-${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() };
  const data = { first_name: 'Random', last_name: 'Sender' };
  const response = await fetch(`${url}/api/auth/signup`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ ...body, data }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const isForStaff = (permission: string): boolean =>
  ['staff', 'editor', 'admin', 'directory', 'directory-write'].includes(permission);

function createPathPart(chance: SeededRandom): string {
  return chance.nextBoolean(0.5) ? crypto.randomUUID() : randomText(chance, 60) || 'x';
}

function createQuery(chance: SeededRandom): string {
  const name = chance.pickOne(['limit', 'cursor', 'q', 'filter', 'sort', 'grant_type', '__proto__', 'token']);
  return `${name}=${encodeURIComponent(randomText(chance, 300))}`;
}

function createBody(chance: SeededRandom, schema: object, schemas: Record<string, object>): string {
  if (chance.nextBoolean(0.05)) return randomText(chance, 1000);
  if (chance.nextBoolean(0.03)) return '['.repeat(500);
  return JSON.stringify(createRandomValue(chance, schema, schemas));
}

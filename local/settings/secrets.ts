/** The keys of one local product: made once, kept beside its data, readable by its owner alone. */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** A set with one private ES256 key, as AUTH_JWKS takes it. */
  authJwks: string;
  stripeWebhookSecret: string;
}

/** The kept keys, or new ones where there are none yet. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = { authJwks: newKeySet(), stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}` };
  replaceSecrets(dataDir, secrets);
  return secrets;
}

/** Keeps other keys from now on. */
export function replaceSecrets(dataDir: string, secrets: Secrets): void {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  // Written whole under another name first: an interruption leaves all of it or nothing.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

function newKeySet(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return JSON.stringify({ keys: [key] });
}

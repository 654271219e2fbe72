/** The keys of one local product: made once, kept beside its data, readable by its owner alone. */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Secrets {
  /** A set with one private ES256 key, as AUTH_JWKS takes it. */
  authJwks: string;
  stripeWebhookSecret: string;
  /** What seals the journal, as JOURNAL_KEYS takes it. */
  journalKeys: string;
}

/** The kept keys, or new ones where there are none yet. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  // An earlier release kept fewer of them.
  if (kept.authJwks && kept.stripeWebhookSecret && kept.journalKeys) return kept as Secrets;
  const secrets = { ...newSecrets(), ...kept };
  replaceSecrets(dataDir, secrets);
  return secrets;
}

const newSecrets = (): Secrets => ({
  authJwks: newKeySet(),
  stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  journalKeys: `${new Date().getFullYear()}:${randomBytes(32).toString('base64url')}`,
});

/** Keeps other keys from now on. */
export function replaceSecrets(dataDir: string, secrets: Secrets): void {
  keepPrivately(join(dataDir, 'secrets.json'), secrets);
}

/** For its owner's eyes alone. Written whole under another name first: an interruption leaves all of it or nothing. */
export function keepPrivately(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content, null, 2), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

function newKeySet(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return JSON.stringify({ keys: [key] });
}

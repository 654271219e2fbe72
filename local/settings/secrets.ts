import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ProductSecrets {
  authJwks: string;
  stripeWebhookSecret: string;
  journalKeys: string;
  resendWebhookSecret: string;
}

export function loadSecrets(dataDir: string): ProductSecrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ProductSecrets>) : {};
  // A file of an earlier release lacks some keys.
  const { authJwks, stripeWebhookSecret, journalKeys, resendWebhookSecret } = kept;
  if (authJwks && stripeWebhookSecret && journalKeys && resendWebhookSecret) return kept as ProductSecrets;
  const secrets = { ...newSecrets(), ...kept };
  writePrivateFile(join(dataDir, 'secrets.json'), secrets);
  return secrets;
}

const newSecrets = (): ProductSecrets => ({
  authJwks: createKeySet(),
  stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  resendWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
  journalKeys: createJournalKey(),
});

/** An interruption leaves the complete old or the complete new content. */
export function writePrivateFile(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content, null, 2), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

export const createJournalKey = (): string => `${new Date().getFullYear()}:${randomBytes(32).toString('base64url')}`;

export function createKeySet(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return JSON.stringify({ keys: [key] });
}

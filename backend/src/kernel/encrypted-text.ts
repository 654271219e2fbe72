import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface EncryptionKey {
  readonly id: string;
  readonly key: Uint8Array;
}

export class EncryptionKeyMissing extends Error {
  override readonly name = 'EncryptionKeyMissing';
}

/**
 * `context`, such as the id of the row, is authenticated but not stored. So a ciphertext cannot be copied to another
 * row.
 */
export function encryptText(text: string, { id, key }: EncryptionKey, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

export function decryptText(sealed: string, keys: readonly EncryptionKey[], context: string): string {
  const at = sealed.lastIndexOf('.');
  const found = keys.find(({ id }) => id === sealed.slice(0, at));
  if (!found) throw new EncryptionKeyMissing('The key that encrypted this text is no longer in the key set');
  const bytes = Buffer.from(sealed.slice(at + 1), 'base64url');
  const opening = createDecipheriv(cipher, found.key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes));
  return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
}

export const getFormerKeyPrefixes = (keys: readonly EncryptionKey[], present: string): string[] =>
  keys.filter(({ id }) => id !== present).map(({ id }) => `${id}.`);

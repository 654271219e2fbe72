import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface SealingKey {
  /** Prefix of each ciphertext, to find its key again. */
  readonly id: string;
  readonly key: Uint8Array;
}

export class SealingKeyGone extends Error {
  override readonly name = 'SealingKeyGone';
}

/**
 * Encrypts a text. `about` is authenticated but not stored, such as the row's id, so a ciphertext copied to another row
 * cannot be decrypted.
 */
export function sealText(text: string, { id, key }: SealingKey, about: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

/** Throws SealingKeyGone for an unknown key, and another error when the ciphertext was changed. */
export function openText(sealed: string, keys: readonly SealingKey[], about: string): string {
  const at = sealed.lastIndexOf('.');
  const found = keys.find(({ id }) => id === sealed.slice(0, at));
  if (!found) throw new SealingKeyGone('The key that sealed this text is no longer in the set');
  const bytes = Buffer.from(sealed.slice(at + 1), 'base64url');
  const opening = createDecipheriv(cipher, found.key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-tagBytes));
  return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
}

/** Prefixes of ciphertexts made with other keys than `present`. */
export const formerMarks = (keys: readonly SealingKey[], present: string): string[] =>
  keys.filter(({ id }) => id !== present).map(({ id }) => `${id}.`);

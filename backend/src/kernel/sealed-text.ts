import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface SealingKey {
  /** Stands before what it sealed, so that it is found again among others. */
  readonly id: string;
  /** 256 bits. */
  readonly key: Uint8Array;
}

/** The key that sealed a text is not among those given. */
export class SealingKeyGone extends Error {
  override readonly name = 'SealingKeyGone';
}

/**
 * Makes a text unreadable to whoever has the database alone. `about` is sealed in without being said, such as the id of
 * the row, so that what is moved to another row opens nothing.
 */
export function sealText(text: string, { id, key }: SealingKey, about: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

/** Throws SealingKeyGone, and an error when these are not the bytes that were sealed. */
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

/** How texts begin that another key of the set has sealed than the first. */
export const formerMarks = (keys: readonly SealingKey[], present: string): string[] =>
  keys.filter(({ id }) => id !== present).map(({ id }) => `${id}.`);

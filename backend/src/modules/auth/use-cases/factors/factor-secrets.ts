import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SigningKeys } from '../tokens/signing-keys.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Keeps the secrets of authenticator apps unreadable to whoever reads the database alone: AES-256-GCM under a key derived
 * from the signing key, whose name stands before the sealed bytes. The factor's id is sealed in, so that a secret moved
 * to another row opens nothing.
 */
@Injectable()
export class FactorSecrets {
  constructor(private readonly keys: SigningKeys) {}

  seal(secret: string, factorId: string): string {
    const { kid, factorKey } = this.keys.current;
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, factorKey, nonce).setAAD(Buffer.from(factorId));
    const sealed = Buffer.concat([nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()]);
    return `${kid}.${sealed.toString('base64url')}`;
  }

  /** Throws when the key is no longer in the set, or the bytes are not those that were sealed. */
  open(sealed: string, factorId: string): string {
    const at = sealed.lastIndexOf('.');
    const key = this.keys.find(sealed.slice(0, at));
    if (!key) throw new Error('The key that sealed a second factor is no longer in AUTH_JWKS');
    const bytes = Buffer.from(sealed.slice(at + 1), 'base64url');
    const opening = createDecipheriv(cipher, key.factorKey, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(factorId))
      .setAuthTag(bytes.subarray(-tagBytes));
    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
  }

  /** What secrets begin with that were sealed by another key of the set than the present one. */
  get formerMarks(): string[] {
    const { kid } = this.keys.current;
    return this.keys.all.filter((key) => key.kid !== kid).map((key) => `${key.kid}.`);
  }
}

import { Injectable } from '@nestjs/common';
import { formerMarks, openText, sealText, type SealingKey } from '#kernel/sealed-text.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

/**
 * Encrypts secrets of authenticator apps with keys derived from AUTH_JWKS. The factor's id is authenticated data, so a
 * secret copied to another row cannot be decrypted.
 */
@Injectable()
export class FactorSecrets {
  constructor(private readonly keys: SigningKeys) {}

  seal(secret: string, factorId: string): string {
    const { kid, factorKey } = this.keys.current;
    return sealText(secret, { id: kid, key: factorKey }, factorId);
  }

  /** Throws when the key is no longer in the set or the ciphertext was changed. */
  open(sealed: string, factorId: string): string {
    return openText(sealed, this.all, factorId);
  }

  get formerMarks(): string[] {
    return formerMarks(this.all, this.keys.current.kid);
  }

  private get all(): SealingKey[] {
    return this.keys.all.map(({ kid, factorKey }) => ({ id: kid, key: factorKey }));
  }
}

import { Injectable } from '@nestjs/common';
import { getFormerKeyPrefixes, decryptText, encryptText, type EncryptionKey } from '#kernel/encrypted-text.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

/** The encryption includes the factor's id, so a secret copied to another row cannot be decrypted. */
@Injectable()
export class FactorSecretCipher {
  constructor(private readonly keys: SigningKeys) {}

  encrypt(secret: string, factorId: string): string {
    const { kid, factorKey } = this.keys.current;
    return encryptText(secret, { id: kid, key: factorKey }, factorId);
  }

  decrypt(sealed: string, factorId: string): string {
    return decryptText(sealed, this.all, factorId);
  }

  get formerKeyPrefixes(): string[] {
    return getFormerKeyPrefixes(this.all, this.keys.current.kid);
  }

  private get all(): EncryptionKey[] {
    return this.keys.all.map(({ kid, factorKey }) => ({ id: kid, key: factorKey }));
  }
}

import { Injectable } from '@nestjs/common';
import { getFormerKeyPrefixes, decryptText, encryptText, type EncryptionKey } from '#kernel/encrypted-text.ts';
import { deriveKey } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';

/** Encrypts with the first key of JOURNAL_KEYS and decrypts with any of the keys. */
@Injectable()
export class JournalCipher {
  private readonly currentKey: EncryptionKey;
  private readonly keys: readonly EncryptionKey[];

  constructor({ journalKeys }: Settings) {
    this.keys = journalKeys.map(parseKey);
    const [present] = this.keys;
    if (!present) throw new Error('JOURNAL_KEYS: it must hold at least one key');
    this.currentKey = present;
  }

  encrypt(text: string, entryId: string): string {
    return encryptText(text, this.currentKey, entryId);
  }

  decrypt(sealed: string, entryId: string): string {
    return decryptText(sealed, this.keys, entryId);
  }

  get formerKeyPrefixes(): string[] {
    return getFormerKeyPrefixes(this.keys, this.currentKey.id);
  }
}

function parseKey(named: string): EncryptionKey {
  const [id = '', secret = ''] = named.split(':');
  return { id, key: deriveKey(secret, 'journal') };
}

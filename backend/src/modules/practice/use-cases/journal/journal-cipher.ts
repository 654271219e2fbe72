import { Injectable } from '@nestjs/common';
import { formerKeyPrefixes, decryptText, encryptText, type EncryptionKey } from '#kernel/encrypted-text.ts';
import { derivedKey } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';

/**
 * Encrypts journal texts with the first key of JOURNAL_KEYS and decrypts with any of them; each text is bound to its
 * entry.
 */
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

  /** Throws if the key is no longer in the set or the data was modified. */
  decrypt(sealed: string, entryId: string): string {
    return decryptText(sealed, this.keys, entryId);
  }

  /** Prefixes of texts encrypted with former keys. */
  get formerKeyPrefixes(): string[] {
    return formerKeyPrefixes(this.keys, this.currentKey.id);
  }
}

function parseKey(named: string): EncryptionKey {
  const [id = '', secret = ''] = named.split(':');
  return { id, key: derivedKey(secret, 'journal') };
}

import { Injectable } from '@nestjs/common';
import { formerMarks, openText, sealText, type SealingKey } from '#kernel/sealed-text.ts';
import { derivedKey } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';

/**
 * Encrypts journal texts with the first key of JOURNAL_KEYS and decrypts with any of them; each text is bound to its
 * entry.
 */
@Injectable()
export class JournalSeal {
  private readonly present: SealingKey;
  private readonly all: readonly SealingKey[];

  constructor({ journalKeys }: Settings) {
    this.all = journalKeys.map(keyOf);
    const [present] = this.all;
    if (!present) throw new Error('JOURNAL_KEYS: it must hold at least one key');
    this.present = present;
  }

  seal(text: string, entryId: string): string {
    return sealText(text, this.present, entryId);
  }

  /** Throws if the key is no longer in the set or the data was modified. */
  open(sealed: string, entryId: string): string {
    return openText(sealed, this.all, entryId);
  }

  /** Prefixes of texts encrypted with former keys. */
  get formerMarks(): string[] {
    return formerMarks(this.all, this.present.id);
  }
}

function keyOf(named: string): SealingKey {
  const [id = '', secret = ''] = named.split(':');
  return { id, key: derivedKey(secret, 'journal') };
}

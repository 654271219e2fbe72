import type { Settings } from '#platform/config/settings.ts';
import type { RunQuery } from '#platform/database/connect-once.ts';
import { JournalCipher } from './journal-cipher.ts';

/** Returns false if there is no entry, and throws if no key decrypts the entry. */
export async function openFirstJournalEntry(settings: Settings, query: RunQuery): Promise<boolean> {
  const [entry] = await query<{ id: string; text: string }>(
    'select id, sealed_text as text from journal_entry order by id limit 1',
  );
  if (!entry) return false;
  new JournalCipher(settings).decrypt(entry.text, entry.id);
  return true;
}

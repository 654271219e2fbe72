import type { EntityManager } from '@mikro-orm/postgresql';
import { JournalFull } from '../../domain/errors.ts';

/** Maximum size of a journal in UTF-8 bytes. Each entry counts as at least 1 kB. */
export const maxJournalBytes = 20_000_000;
const minEntryBytes = 1_000;

/** Computes the size from the length of the base64 ciphertext, without decrypting. */
const textSizeSql = `greatest(octet_length(sealed_text) * 3 / 4, ${minEntryBytes})`;

export async function readJournalSize(em: EntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ bytes: string }[]>(
    `select coalesce(sum(${textSizeSql}), 0) as bytes from journal_entry where user_id = ?`,
    [userId],
  );
  return Number(row?.bytes ?? 0);
}

/** Call this after `lockJournal`, so that no other request changes the size. */
export async function checkJournalSize(
  em: EntityManager,
  { userId, text, before = '' }: { userId: string; text: string; before?: string },
): Promise<void> {
  const more = Math.max(Buffer.byteLength(text), minEntryBytes) - Buffer.byteLength(before);
  if (Buffer.byteLength(text) <= Buffer.byteLength(before)) return;
  if ((await readJournalSize(em, userId)) + more > maxJournalBytes) throw new JournalFull();
}

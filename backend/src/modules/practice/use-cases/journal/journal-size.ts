import type { EntityManager } from '@mikro-orm/postgresql';
import { JournalFull } from '../../domain/errors.ts';

/** Of a person's whole journal: text in UTF-8, an entry as at least 1 kB, so that short ones are bounded in number too. */
export const mostBytes = 20_000_000;
const leastOfEntry = 1_000;

/** A sealed text is base64, with 28 bytes and the name of its key added: its size is known without opening it. */
const sealedSize = `greatest(octet_length(sealed_text) * 3 / 4, ${leastOfEntry})`;

/** How much of the journal is used. Deleted entries count until they are gone for good. */
export async function sizeOf(em: EntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ bytes: string }[]>(
    `select coalesce(sum(${sealedSize}), 0) as bytes from journal_entry where user_id = ?`,
    [userId],
  );
  return Number(row?.bytes ?? 0);
}

/** Throws JournalFull where a text does not fit. Call it after holdJournal. What makes an entry shorter always fits. */
export async function checkRoom(
  em: EntityManager,
  { userId, text, before = '' }: { userId: string; text: string; before?: string },
): Promise<void> {
  const more = Math.max(Buffer.byteLength(text), leastOfEntry) - Buffer.byteLength(before);
  if (Buffer.byteLength(text) <= Buffer.byteLength(before)) return;
  if ((await sizeOf(em, userId)) + more > mostBytes) throw new JournalFull();
}

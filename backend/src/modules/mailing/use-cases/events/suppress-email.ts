import type { EntityManager } from '@mikro-orm/postgresql';
import { realTime } from '#kernel/real-time.ts';
import { hashEmail, maskEmail } from '../../domain/email-hash.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';

/** A complaint replaces the stored reason of an email address, but a bounce does not replace it. */
export async function suppressEmail(
  em: EntityManager,
  email: string,
  reason: 'bounced' | 'complained',
  detail: string | null,
): Promise<void> {
  const row = { addressHash: hashEmail(email), reason, maskedEmail: maskEmail(email), detail, createdAt: realTime() };
  if (reason === 'complained') await em.upsert(EmailSuppression, row);
  else await em.upsert(EmailSuppression, row, { onConflictAction: 'ignore' });
}

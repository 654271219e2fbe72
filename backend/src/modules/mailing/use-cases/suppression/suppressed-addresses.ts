import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import {
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndIdCursor,
  readPageRows,
  toResultPage,
} from '#platform/http/page.ts';
import { hashEmail } from '../../domain/email-hash.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { SuppressedAddressNotFound, SuppressionNotRemovable } from '../../domain/errors.ts';
import { MailEvent } from '../../domain/mail-event.entity.ts';
import type { SuppressedAddressPage, SuppressedAddressView, SuppressionReason } from './suppression.view.ts';

interface SuppressionQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly reason?: SuppressionReason | undefined;
}

type Row = Omit<SuppressedAddressView, 'mayRemove'> & { readonly position: string };

/** Staff can remove an email address from the suppression list only after a bounce, because its mailbox can work again. */
const removableReason = 'bounced';

@Injectable()
export class SuppressedAddresses {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
  ) {}

  async list({ limit, cursor, q = '', reason }: SuppressionQuery): Promise<SuppressedAddressPage> {
    const wanted = q.replaceAll('\u0000', '').toLowerCase();
    const read = this.database.sql<Row>(
      `select address_hash as id, masked_email as "maskedEmail", reason, detail, created_at as since,
         ${buildPositionColumn('created_at')}
       from email_suppression
       where (address_hash = ? or position(? in coalesce(masked_email, '')) > 0)
         and (?::text is null or reason = ?)
         ${cursor ? buildAfterCursorCondition('created_at', 'address_hash') : ''}
       order by created_at desc, address_hash desc
       limit ?`,
      [
        hashEmail(wanted),
        wanted,
        reason ?? null,
        reason ?? null,
        ...(cursor ? decodeTimeAndIdCursor(cursor) : []),
        limit + 1,
      ],
    );
    const rows = await readPageRows(read, cursor);
    const total = await this.database.em().count(EmailSuppression);
    return { ...toResultPage(rows, limit, toView, ({ position, id }) => [position, id]), total };
  }

  remove({ id, actorId }: { id: string; actorId: string }): Promise<void> {
    return this.tx.run(async ({ em, auditLog }) => {
      const found = await em.findOne(EmailSuppression, { addressHash: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!found) throw new SuppressedAddressNotFound();
      if (found.reason !== removableReason) throw new SuppressionNotRemovable(found.reason);
      await em.nativeDelete(MailEvent, { addressHash: id, kind: 'soft-bounced' });
      em.remove(found);
      auditLog.record({
        action: 'mailing.suppression-removed',
        actorId,
        subjectId: null,
        details: { addressHash: id, reason: found.reason },
      });
    });
  }
}

const toView = ({ position: _, since, ...row }: Row): SuppressedAddressView => ({
  ...row,
  since: new Date(since),
  mayRemove: row.reason === removableReason,
});

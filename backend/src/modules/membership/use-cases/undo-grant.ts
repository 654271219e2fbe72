import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { AuditLogReader, type StoredAuditEntry } from '#platform/audit/audit-log-reader.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { GrantAlreadyChanged } from '../domain/errors.ts';
import { TierGranted } from '../domain/events.ts';
import { type GrantAuditDetails, MembershipGrant, tierGrantedAction } from '../domain/membership-grant.entity.ts';

interface UndoRequest {
  readonly userId: string;
  readonly actorId: string;
  readonly tier: Tier;
}

@Injectable()
export class UndoGrant {
  constructor(
    private readonly tx: Transaction,
    private readonly auditLog: AuditLogReader,
  ) {}

  async undo({ userId, actorId, tier }: UndoRequest): Promise<void> {
    await this.tx.run(async ({ em, outbox, auditLog }) => {
      await acquireTransactionLock(em, `membership_grant:${userId}`);
      const undone = findGrantRecord(await this.auditLog.findLast(userId, tierGrantedAction), actorId);
      if (undone?.after !== tier || undone.isUndo) throw new GrantAlreadyChanged();
      const { before, replaced } = undone;
      const details = { before: tier, after: before, until: replaced?.until ?? null, isUndo: true };
      auditLog.record({ action: tierGrantedAction, actorId, subjectId: userId, details });
      outbox.append(new TierGranted({ userId, tier: before }));
      if (!replaced) return em.nativeDelete(MembershipGrant, { userId });
      const { grantedAt, until, ...grant } = replaced;
      return em.upsert(MembershipGrant, {
        ...grant,
        userId,
        grantedAt: new Date(grantedAt),
        until: until === null ? null : new Date(until),
      });
    });
  }
}

const findGrantRecord = (entry: StoredAuditEntry | undefined, actorId: string): GrantAuditDetails | undefined =>
  entry?.actorId === actorId ? (entry.details as unknown as GrantAuditDetails) : undefined;

import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { newId } from '../../../../kernel/id.ts';
import type { Principal } from '../../../../platform/http/access.ts';
import { FactorUnknown, InsufficientAssurance } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { RecoveryCode } from '../../domain/recovery-code.entity.ts';
import { hashOfRecoveryCode, newRecoveryCode, recoveryCodeCount } from '../../domain/recovery-codes.ts';
import type { RecoveryCodesView } from './factors.view.ts';

/** Fills a set with new codes. They are returned here once and stored only as hashes. */
export function fill(em: EntityManager, { id, friendlyName }: Factor): RecoveryCodesView {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  for (const code of codes) {
    em.create(RecoveryCode, { id: newId(), factorId: id, hash: hashOfRecoveryCode(code), usedAt: null });
  }
  return { id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes };
}

/** The asker's set, locked, for somebody who has shown a second factor. */
export async function ownSet(em: EntityManager, { userId, aal }: Principal): Promise<Factor> {
  const set = await em.findOneOrFail(
    Factor,
    { userId, kind: 'recovery_code' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new FactorUnknown() },
  );
  if (aal !== 'aal2') throw new InsufficientAssurance();
  return set;
}

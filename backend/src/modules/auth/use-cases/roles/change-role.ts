import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { AccountNotFound } from '../../domain/directory-errors.ts';
import {
  LastAdministratorRoleNotRemovable,
  OwnRoleChangeForbidden,
  RoleNeedsConfirmedEmail,
} from '../../domain/errors.ts';
import { RolesChanged } from '../../domain/events.ts';
import { UserRole, type StaffRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { LastAdministratorCheck } from './last-administrator-check.ts';

interface RoleChange {
  readonly actorId: string;
  readonly userId: string;
  readonly role: StaffRole;
  readonly operation: 'add' | 'remove';
}

@Injectable()
export class ChangeRole {
  constructor(
    private readonly tx: Transaction,
    private readonly lastAdministratorCheck: LastAdministratorCheck,
  ) {}

  change({ actorId, userId, role, operation }: RoleChange): Promise<StaffRole[]> {
    if (actorId === userId) throw new OwnRoleChangeForbidden();
    return this.tx.run(async ({ em, outbox, auditLog }) => {
      const user = await em.findOneOrFail(User, userId, { failHandler: () => new AccountNotFound() });
      // Without this lock, two administrators could remove each other's role at the same time.
      await acquireTransactionLock(em, 'user_roles');
      const before = await findRoles(em, userId);
      if (before.includes(role) === (operation === 'add')) return before;
      if (operation === 'add') addRole(em, user, role);
      else await this.remove(em, userId, role);
      await em.flush();
      const roles = await findRoles(em, userId);
      outbox.append(new RolesChanged({ userId, roles }));
      const action = operation === 'add' ? 'auth.role-added' : 'auth.role-removed';
      auditLog.record({ action, actorId, subjectId: userId, details: { role } });
      return roles;
    });
  }

  private async remove(em: EntityManager, userId: string, role: StaffRole): Promise<void> {
    if (role === 'admin' && (await this.lastAdministratorCheck.isLastAdministrator(userId)))
      throw new LastAdministratorRoleNotRemovable();
    await em.nativeDelete(UserRole, { userId, role });
  }
}

function addRole(em: EntityManager, { id: userId, emailConfirmedAt }: User, role: StaffRole): void {
  if (!emailConfirmedAt) throw new RoleNeedsConfirmedEmail();
  em.create(UserRole, { id: newId(), userId, role, createdAt: realTime() });
}

async function findRoles(em: EntityManager, userId: string): Promise<StaffRole[]> {
  const rows = await em.find(UserRole, { userId }, { orderBy: { role: 'asc' }, disableIdentityMap: true });
  return rows.map(({ role }) => role);
}

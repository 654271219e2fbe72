import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { CreateUser } from '../accounts/create-user.ts';
import { IssueOneTimeToken } from '../mail/issue-one-time-token.ts';
import { DeriveTokenSecrets } from '../mail/derive-token-secrets.ts';
import { RevokeUnverifiedCredentials } from '../accounts/revoke-unverified-credentials.ts';

interface Appointment {
  readonly link?: string;
}

/** An unconfirmed account loses its credentials, because another person may have set them. */
@Injectable()
export class AppointAdministrator {
  constructor(
    private readonly tx: Transaction,
    private readonly settings: Settings,
    private readonly createUser: CreateUser,
    private readonly issueOneTimeToken: IssueOneTimeToken,
    private readonly deriveTokenSecrets: DeriveTokenSecrets,
    private readonly revokeUnverifiedCredentials: RevokeUnverifiedCredentials,
  ) {}

  appoint({ email }: { email: string }): Promise<Appointment> {
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      const known = await em.findOne(User, { email: normalizeEmail(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const userId = known?.id ?? (await this.createUser.create({ email }));
      if ((await em.count(UserRole, { userId, role: 'admin' })) === 0) {
        em.create(UserRole, { id: newId(), userId, role: 'admin', createdAt: realTime() });
        auditLog.record({ action: 'auth.role-added', actorId: null, subjectId: userId, details: { role: 'admin' } });
      }
      if (known?.emailConfirmedAt && known.passwordHash) return {};
      if (known && !known.emailConfirmedAt) await this.revokeUnverifiedCredentials.revoke(scope, known);
      const token = await this.issueOneTimeToken.issue(em, {
        userId,
        purpose: 'invite',
        email: normalizeEmail(email),
        redirectTo: null,
      });
      const link = new URL('/auth/confirm', this.settings.siteUrl);
      link.searchParams.set('token_hash', this.deriveTokenSecrets.derive(token)?.link ?? '');
      link.searchParams.set('type', 'invite');
      return { link: link.href };
    });
  }
}

import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { Transaction, type TransactionScope } from '../../../platform/database/transaction.ts';
import { Factor } from '../domain/factor.entity.ts';
import { UserRole } from '../domain/user-role.entity.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import { CreateUser } from './create-user.ts';
import { IssueToken } from './mail/issue-token.ts';
import { SecretsOf } from './mail/secrets-of.ts';
import { VoidWhatWasSet } from './void-what-was-set.ts';

interface Appointment {
  /** The page on which the person chooses a password; undefined for an account that has one. */
  readonly link?: string;
}

/**
 * Makes somebody an administrator, for whoever may reach the database: the first one has nobody to be appointed by. An
 * account whose address is confirmed keeps its password; any other gets a link, so that no password passes through a
 * terminal, and loses what was set before: it may be a stranger's who signed up with the address.
 */
@Injectable()
export class AppointAdministrator {
  constructor(
    private readonly tx: Transaction,
    private readonly settings: Settings,
    private readonly createUser: CreateUser,
    private readonly issueToken: IssueToken,
    private readonly secretsOf: SecretsOf,
    private readonly voidWhatWasSet: VoidWhatWasSet,
  ) {}

  /** Safe to repeat. */
  execute({ email }: { email: string }): Promise<Appointment> {
    return this.tx.run(async (scope) => {
      const { em, trail } = scope;
      const known = await em.findOne(User, { email: emailKey(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const userId = known?.id ?? (await this.createUser.execute({ email }));
      if ((await em.count(UserRole, { userId, role: 'admin' })) === 0) {
        em.create(UserRole, { id: newId(), userId, role: 'admin', createdAt: new Date() });
        trail.record({ action: 'auth.role-added', actorId: null, subjectId: userId, details: { role: 'admin' } });
      }
      if (known?.emailConfirmedAt && known.passwordHash) return {};
      if (known && !known.emailConfirmedAt) await this.forgetStranger(scope, known);
      const token = await this.issueToken.execute(em, {
        userId,
        purpose: 'invite',
        email: emailKey(email),
        redirectTo: null,
      });
      const link = new URL('/auth/confirm', this.settings.siteUrl);
      link.searchParams.set('token_hash', this.secretsOf.execute(token)?.link ?? '');
      link.searchParams.set('type', 'invite');
      return { link: link.href };
    });
  }

  /** Nobody has shown yet that the account is this person's; so its second factors go as well. */
  private async forgetStranger(scope: TransactionScope, user: User): Promise<void> {
    await this.voidWhatWasSet.execute(scope, user);
    await scope.em.nativeDelete(Factor, { userId: user.id });
  }
}

import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { UserRole } from '../domain/user-role.entity.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import { CreateUser } from './create-user.ts';
import { IssueToken } from './mail/issue-token.ts';
import { SecretsOf } from './mail/secrets-of.ts';

interface Appointment {
  /** The page on which the person chooses a password; undefined for an account that was there. */
  readonly link?: string;
}

/**
 * Makes somebody an administrator, for whoever may reach the database: the first one has nobody to be appointed by. An
 * account that is there keeps its password; a new one gets a link, so that no password passes through a terminal.
 */
@Injectable()
export class AppointAdministrator {
  constructor(
    private readonly tx: Transaction,
    private readonly settings: Settings,
    private readonly createUser: CreateUser,
    private readonly issueToken: IssueToken,
    private readonly secretsOf: SecretsOf,
  ) {}

  /** Safe to repeat. */
  execute({ email }: { email: string }): Promise<Appointment> {
    return this.tx.run(async ({ em, trail }) => {
      const known = await em.findOne(User, { email: emailKey(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const userId = known?.id ?? (await this.createUser.execute({ email }));
      if ((await em.count(UserRole, { userId, role: 'admin' })) === 0) {
        em.create(UserRole, { id: newId(), userId, role: 'admin', createdAt: new Date() });
        trail.record({ action: 'auth.role-added', actorId: null, subjectId: userId, details: { role: 'admin' } });
      }
      if (known?.passwordHash) return {};
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
}

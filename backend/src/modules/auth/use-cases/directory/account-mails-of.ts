import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { AuthMail } from '../../domain/auth-mail.entity.ts';

/** A mail about an account, and what became of it. Never what stood in it: that opens the account. */
export interface AccountMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly createdAt: Date;
}

/** The latest mails about somebody's account, the last first. */
@Injectable()
export class AccountMailsOf {
  constructor(private readonly database: Database) {}

  async execute(userId: string, count: number): Promise<AccountMail[]> {
    const mails = await this.database
      .em()
      .find(AuthMail, { userId }, { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: count });
    return mails.map(({ id, kind, recipient, state, createdAt }) => ({ id, kind, recipient, state, createdAt }));
  }
}

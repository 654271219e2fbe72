import { Injectable } from '@nestjs/common';
import { AccountEmailQueued, TakeAccountEmail } from '#modules/auth/index.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EmailLedger } from '../use-cases/emails/email-ledger.ts';

/** Moves an email about an account from auth, which decided on it, to the table of all emails. */
@Injectable()
export class StoreAccountEmailWhenQueued {
  constructor(
    private readonly takeAccountEmail: TakeAccountEmail,
    private readonly ledger: EmailLedger,
  ) {}

  @ReactsTo([AccountEmailQueued], { name: 'StoreAccountEmailWhenQueued', queue: 'auth-mail' })
  async store({ emailId }: { emailId: string }): Promise<void> {
    const email = await this.takeAccountEmail.take(emailId);
    if (email) await this.ledger.queue({ ...email, dedupeKey: `${email.kind}:${email.id}` });
  }
}

import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../platform/config/settings.ts';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { AuthMail } from '../../domain/auth-mail.entity.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { MailAsk } from '../../domain/mail-ask.entity.ts';
import { MailPause } from '../../domain/mail-pause.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';

const dayMs = 86_400_000;
const mailsKeptMs = 90 * dayMs;

/** Deletes tokens, sign-ins by link and pauses whose time is over, and mails of a season ago. Safe to repeat. */
@Injectable()
export class ForgetMailTraces {
  constructor(
    private readonly tx: Transaction,
    private readonly settings: Settings,
  ) {}

  execute(): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const now = Date.now();
      const pausedSince = new Date(now - this.settings.authMailSeconds * 1000);
      await em.nativeDelete(OneTimeToken, { linkEndsAt: { $lt: new Date(now) } });
      await em.nativeDelete(FlowState, { createdAt: { $lt: new Date(now - dayMs) } });
      await em.nativeDelete(MailAsk, { createdAt: { $lt: new Date(now - dayMs) } });
      await em.nativeDelete(MailPause, { askedAt: { $lt: pausedSince } });
      await em.nativeDelete(AuthMail, { createdAt: { $lt: new Date(now - mailsKeptMs) } });
    });
  }
}

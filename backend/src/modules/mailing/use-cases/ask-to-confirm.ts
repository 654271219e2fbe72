import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EmailMessage } from '../domain/email-message.entity.ts';
import type { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { quietMs } from './quiet.ts';
import { QueueMail } from './queue-mail.ts';

/** Asks by mail whether an address is its person's wish; at most once a minute, whoever asks for it. */
@Injectable()
export class AskToConfirm {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly queueMail: QueueMail,
  ) {}

  execute({ id, email, firstName }: EmailSubscriber): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const since = new Date(now.getTime() - quietMs);
      const kind = 'list-confirm';
      if ((await em.count(EmailMessage, { kind, recipient: email, createdAt: { $gt: since } })) > 0) return;
      await this.queueMail.execute({
        kind,
        dedupeKey: `${kind}:${id}:${now.toISOString()}`,
        recipient: email,
        firstName,
        subscriberId: id,
        campaignId: null,
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EmailMessage, welcomeKey } from '../domain/email-message.entity.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { addressStanding, oneAtATime } from './address-standing.ts';
import { QueueMail } from './queue-mail.ts';
import { quietMs } from './quiet.ts';

/**
 * Decides on a new subscriber's one welcome mail. Whoever leaves and joins again within a minute gets no second one; mails of
 * another kind do not stand in its way.
 */
@Injectable()
export class QueueWelcome {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly queueMail: QueueMail,
  ) {}

  execute({ subscriberId }: { subscriberId: string }): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const subscriber = await em.findOne(EmailSubscriber, { id: subscriberId });
      if (!subscriber) return;
      const { email, firstName } = subscriber;
      await oneAtATime(em, email);
      const dedupeKey = welcomeKey(subscriberId, 1);
      const since = new Date(this.clock.now().getTime() - quietMs);
      const others = await em.count(EmailMessage, {
        $or: [{ dedupeKey }, { recipient: email, createdAt: { $gt: since }, kind: 'welcome' }],
      });
      const { wants } = await addressStanding(em, email);
      if (others > 0 || wants !== 'letters') return;
      await this.queueMail.execute({
        kind: 'welcome',
        dedupeKey,
        recipient: email,
        firstName,
        subscriberId,
        campaignId: null,
      });
    });
  }
}

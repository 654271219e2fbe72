import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { addressHash, addressKey } from '../domain/address.ts';
import { EmailCampaign, type CampaignType } from '../domain/email-campaign.entity.ts';
import { EmailMessage, welcomeKey } from '../domain/email-message.entity.ts';
import { AddressSuppressed, AddressUnconfirmed, AddressUnsubscribed } from '../domain/errors.ts';
import { addressStanding, oneAtATime } from './address-standing.ts';
import { QueueMail } from './queue-mail.ts';
import type { CampaignStartedView } from './start-email-campaign.view.ts';

export interface StartEmailCampaignInput {
  readonly startedBy: string;
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly campaignType: CampaignType;
}

/** Sends the welcome once more, by an administrator's hand. An address that is not on the list gets it all the same. */
@Injectable()
export class StartEmailCampaign {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly queueMail: QueueMail,
  ) {}

  execute(input: StartEmailCampaignInput): Promise<CampaignStartedView> {
    return this.tx.run(async ({ em }) => {
      const recipient = addressKey(input.email);
      await oneAtATime(em, recipient);
      const { subscriber, wants } = await addressStanding(em, recipient);
      if (wants === 'no letters: left') throw new AddressUnsubscribed();
      if (wants === 'no letters: suppressed') throw new AddressSuppressed();
      if (wants === 'no letters yet: unconfirmed') throw new AddressUnconfirmed();
      const campaignId = this.record(em, input);
      await this.queueMail.execute({
        kind: input.campaignType,
        dedupeKey: await nextWelcomeKey(em, subscriber?.id ?? addressHash(recipient)),
        recipient,
        firstName: input.firstName,
        subscriberId: subscriber?.id ?? null,
        campaignId,
      });
      return { campaignId, queued: true };
    });
  }

  private record(em: EntityManager, { campaignType, startedBy, userId }: StartEmailCampaignInput): string {
    const campaign = em.create(EmailCampaign, {
      id: newId(),
      type: campaignType,
      startedBy,
      userId: userId ?? null,
      startedAt: this.clock.now(),
    });
    return campaign.id;
  }
}

/** Only a human's decision makes a further welcome: the number never rises by itself. */
async function nextWelcomeKey(em: EntityManager, whose: string): Promise<string> {
  const sent = await em.count(EmailMessage, { dedupeKey: { $like: welcomeKey(whose, 0).replace(/0$/, '%') } });
  return welcomeKey(whose, sent + 1);
}

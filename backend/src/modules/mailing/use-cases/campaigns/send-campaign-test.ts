import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindStaff } from '#modules/auth/index.ts';
import { TestOnlyToSelf, TestRecipientsNotStaff } from '../../domain/campaign-errors.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import { lockCampaign } from './campaign-drafts.ts';
import type { CampaignTestView } from './campaign.view.ts';
import type { PreviewedReader } from './preview-campaign.ts';

export interface TestSender {
  readonly email: string;
  readonly isAdmin: boolean;
}

interface CampaignTestRequest {
  readonly campaignId: string;
  readonly to: readonly string[] | undefined;
  readonly as: PreviewedReader;
}

@Injectable()
export class SendCampaignTest {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly staff: FindStaff,
    private readonly queueEmails: QueueEmails,
  ) {}

  async send({ campaignId, to, as }: CampaignTestRequest, sender: TestSender): Promise<CampaignTestView> {
    const own = normalizeEmail(sender.email);
    const recipients = [...new Set((to?.length ? to : [own]).map(normalizeEmail))];
    if (!sender.isAdmin && recipients.some((email) => email !== own)) throw new TestOnlyToSelf();
    const known = await this.staff.filterEmails(recipients);
    const foreign = recipients.filter((email) => !known.has(email));
    if (foreign.length > 0) throw new TestRecipientsNotStaff(foreign);
    await this.tx.run(async ({ em }) => {
      const campaign = await lockCampaign(em, campaignId);
      const { subject, preheader, body } = campaign;
      for (const recipient of recipients) {
        const dedupeKey = `campaign-test:${newId()}`;
        await this.queueEmails.queue({
          kind: 'campaign-test',
          dedupeKey,
          recipient,
          facts: { subject, preheader, body, as },
        });
      }
      campaign.testedAt = this.clock.now();
    });
    return { sentTo: recipients };
  }
}

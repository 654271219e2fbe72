import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { CampaignNotSent, CampaignSlugMissing } from '../../domain/campaign-errors.ts';
import { archivedStatuses } from '../../domain/email-campaign.entity.ts';
import { CampaignArchiveChanged } from '../../domain/events.ts';
import { lockCampaign } from '../campaigns/campaign-drafts.ts';
import { CampaignSlugs } from './campaign-slugs.ts';

@Injectable()
export class ChangeArchive {
  constructor(
    private readonly tx: Transaction,
    private readonly slugs: CampaignSlugs,
  ) {}

  /** A campaign with a slug ignores the new `slug`, so that existing links stay valid. */
  change(id: string, isPublic: boolean, slug: string | null | undefined): Promise<void> {
    return this.slugs.reportTaken(slug, () =>
      this.tx.run(async ({ em, outbox }) => {
        const campaign = await lockCampaign(em, id);
        if (!archivedStatuses.includes(campaign.status)) throw new CampaignNotSent();
        campaign.slug ??= slug ?? null;
        if (isPublic && !campaign.slug) throw new CampaignSlugMissing();
        campaign.isPublic = isPublic;
        outbox.append(new CampaignArchiveChanged({ campaignId: id }));
      }),
    );
  }
}

import { raw } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { toLikePattern } from '#platform/database/search-newest.ts';
import { decodeIdCursor, toResultPage, type PageQuery } from '#platform/http/page.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { Audience, type AudienceFilter } from '../../domain/audience.entity.ts';
import { describeExceededLimit } from '../../domain/delivery-limits.ts';
import { CampaignNotFound } from '../../domain/campaign-errors.ts';
import { EmailCampaign, type CampaignStatus } from '../../domain/email-campaign.entity.ts';
import { CampaignProgress } from './campaign-progress.ts';
import { CampaignRate } from './campaign-rate.ts';
import { CampaignSums } from './campaign-sums.ts';
import type { CampaignSummaryView, CampaignPage, CampaignView } from './campaign.view.ts';

interface CampaignQuery extends PageQuery {
  readonly status?: CampaignStatus;
  readonly audienceId?: string;
  readonly q?: string;
}

type Named = ReadonlyMap<string, string>;

@Injectable()
export class ReadCampaigns {
  constructor(
    private readonly database: Database,
    private readonly names: StaffNameLookup,
    private readonly progress: CampaignProgress,
    private readonly rate: CampaignRate,
    private readonly sums: CampaignSums,
  ) {}

  async list({ limit, cursor, status, audienceId, q }: CampaignQuery): Promise<CampaignPage> {
    const where = {
      type: 'newsletter' as const,
      ...(status && { status }),
      ...(audienceId && { audienceId }),
      ...(q && toSubjectFilter(q)),
    };
    const page = { ...where, ...(cursor && { id: { $lt: decodeIdCursor(cursor) } }) };
    const found = await this.database.em().find(EmailCampaign, page, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const total = await this.database.em().count(EmailCampaign, where);
    const names = await this.names.load(found.map(({ createdBy }) => createdBy));
    const known = { names, audiences: await this.readAudienceNames(found), sent: await this.progress.countSent(found) };
    const sums = await this.sums.read(found);
    const result = toResultPage(
      found,
      limit,
      (campaign) => ({ ...toSummary(campaign, known), results: sums.get(campaign.id) ?? null }),
      ({ id }) => [id],
    );
    return { ...result, total };
  }

  async read(id: string): Promise<CampaignView> {
    const campaign = await this.findEntity(id);
    const { createdBy, updatedBy, startedBy, preheader, body, filter, slug, testedAt } = campaign;
    const names = await this.names.load([createdBy, updatedBy, startedBy]);
    const [audiences, sent] = [await this.readAudienceNames([campaign]), await this.progress.countSent([campaign])];
    const known = { names, audiences, sent };
    return {
      ...toSummary(campaign, known),
      ...{ preheader, body, audienceId: campaign.audienceId ?? null, slug: slug ?? null },
      filter: (filter ?? null) as CampaignView['filter'],
      changedBy: names.get(updatedBy ?? '') ?? null,
      testedAt: testedAt?.toISOString() ?? null,
      sentBy: names.get(startedBy ?? '') ?? null,
      progress: await this.progress.read(campaign),
      rate: await this.rate.read(campaign),
    };
  }

  async findEntity(id: string): Promise<EmailCampaign> {
    const campaign = await this.database.em().findOne(EmailCampaign, { id, type: 'newsletter' });
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }

  async readFilter({ audienceId, filter }: EmailCampaign): Promise<AudienceFilter | undefined> {
    if (!audienceId) return filter ?? undefined;
    return (await this.database.em().findOne(Audience, { id: audienceId }))?.filter;
  }

  private async readAudienceNames(campaigns: readonly EmailCampaign[]): Promise<Named> {
    const ids = campaigns.map(({ audienceId }) => audienceId).filter((id) => id != null);
    const found = await this.database.em().find(Audience, { id: { $in: ids } }, { fields: ['name'] });
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}

const toSubjectFilter = (q: string) => ({
  [raw((alias) => `search_fold(${alias}.subject) like search_fold(?)`, [toLikePattern(q.replaceAll('\0', ''))])]: [],
});

function describePause({ pauseReason, pauseCounts }: EmailCampaign): string | null {
  if (!pauseReason || pauseReason === 'staff' || !pauseCounts) return null;
  return describeExceededLimit(pauseReason, pauseCounts);
}

interface Known {
  readonly names: Named;
  readonly audiences: Named;
  readonly sent: ReadonlyMap<string, number>;
}

const toSummary = (campaign: EmailCampaign, { names, audiences, sent }: Known): CampaignSummaryView => {
  const { id, subject, status, isPublic, createdAt, updatedAt } = campaign;
  return {
    ...{ id, subject, status, isPublic },
    audienceName: audiences.get(campaign.audienceId ?? '') ?? null,
    author: names.get(campaign.createdBy ?? '') ?? null,
    createdAt: createdAt?.toISOString() ?? '',
    updatedAt: updatedAt?.toISOString() ?? '',
    sendAt: campaign.sendAt?.toISOString() ?? null,
    startedAt: campaign.startedAt?.toISOString() ?? null,
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
    pauseReason: campaign.pauseReason ?? null,
    pauseDetail: describePause(campaign),
    confirmedRecipients: campaign.confirmedRecipients ?? null,
    sentSoFar: sent.get(id) ?? null,
  };
};

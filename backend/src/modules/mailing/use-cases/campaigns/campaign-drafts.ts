import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Audience, type AudienceFilter } from '../../domain/audience.entity.ts';
import {
  AudienceNotFound,
  CampaignNotEditable,
  CampaignNotFound,
  ChangedMeanwhile,
} from '../../domain/campaign-errors.ts';
import { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { CampaignSlugs } from '../archive/campaign-slugs.ts';

export interface CampaignDraftInput {
  readonly subject?: string | undefined;
  readonly preheader?: string | undefined;
  readonly body?: string | undefined;
  readonly audienceId?: string | null | undefined;
  readonly filter?: AudienceFilter | null | undefined;
  readonly isPublic?: boolean | undefined;
  readonly slug?: string | null | undefined;
}

type Slug = string | null | undefined;

const maxSubjectLength = 150;

export async function lockCampaign(em: EntityManager, id: string): Promise<EmailCampaign> {
  const where = { id, type: 'newsletter' as const };
  const campaign = await em.findOne(EmailCampaign, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!campaign) throw new CampaignNotFound();
  return campaign;
}

@Injectable()
export class CampaignDrafts {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly slugs: CampaignSlugs,
  ) {}

  create(input: CampaignDraftInput, actorId: string): Promise<string> {
    return this.store(input.slug, async (em) => {
      const campaign = em.create(EmailCampaign, {
        ...{ id: newId(), type: 'newsletter', status: 'draft', createdBy: actorId, createdAt: this.clock.now() },
        ...{ startedBy: null, startedAt: null, userId: null, audienceId: null, filter: null, slug: null },
      });
      await this.apply(em, campaign, input, actorId);
      return campaign;
    });
  }

  change(id: string, input: CampaignDraftInput, seen: Date | undefined, actorId: string): Promise<string> {
    return this.store(input.slug, async (em) => {
      const campaign = await this.lockDraft(em, id, seen);
      await this.apply(em, campaign, input, actorId);
      return campaign;
    });
  }

  /** The copy has no slug, because a slug is unique. */
  copy(id: string, actorId: string): Promise<string> {
    return this.store(null, async (em) => {
      const { subject, preheader, body, audienceId, filter, isPublic } = await lockCampaign(em, id);
      const now = this.clock.now();
      return em.create(EmailCampaign, {
        ...{ id: newId(), type: 'newsletter', status: 'draft', preheader, body, isPublic, slug: null },
        filter: audienceId ? null : filter,
        ...{ subject: `Copy of ${subject}`.slice(0, maxSubjectLength), audienceId: audienceId ?? null },
        ...{ startedBy: null, startedAt: null, userId: null, testedAt: null },
        ...{ createdBy: actorId, updatedBy: actorId, createdAt: now, updatedAt: now },
      });
    });
  }

  delete(id: string, seen: Date | undefined): Promise<void> {
    return this.tx.run(async ({ em }) => {
      em.remove(await this.lockDraft(em, id, seen));
    });
  }

  private async lockDraft(em: EntityManager, id: string, seen: Date | undefined): Promise<EmailCampaign> {
    const campaign = await lockCampaign(em, id);
    if (!campaign.isEditable()) throw new CampaignNotEditable();
    const { updatedAt } = campaign;
    if (seen && updatedAt && seen.getTime() !== updatedAt.getTime()) throw new ChangedMeanwhile(updatedAt);
    return campaign;
  }

  private async apply(em: EntityManager, campaign: EmailCampaign, input: CampaignDraftInput, actorId: string) {
    if (input.audienceId && (await em.count(Audience, { id: input.audienceId })) === 0) throw new AudienceNotFound();
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    const isTextChanged = given.some(([name]) => ['subject', 'preheader', 'body'].includes(name));
    Object.assign(campaign, Object.fromEntries(given));
    if (input.audienceId) campaign.filter = null;
    else if (input.filter) campaign.audienceId = null;
    if (isTextChanged) campaign.testedAt = null;
    campaign.updatedBy = actorId;
    campaign.updatedAt = this.clock.now();
  }

  private async store(slug: Slug, work: (em: EntityManager) => Promise<EmailCampaign>): Promise<string> {
    return (await this.slugs.reportTaken(slug, () => this.tx.run(({ em }) => work(em)))).id;
  }
}

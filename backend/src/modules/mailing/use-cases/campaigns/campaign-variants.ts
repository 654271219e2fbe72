import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { formatDay } from '#kernel/format-date.ts';
import { tiers, type Tier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { hasTierParts, parseCampaignText } from '../../domain/campaign-text.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import { EmailReasonLinkSigner } from '../why/email-reason-links.ts';
import { UnsubscribeLinkSigner } from '../list/unsubscribe-links.ts';
import { CampaignLinks, type LinkIdsByUrl, type TrackingChoice } from './campaign-links.ts';
import { CampaignRenderer, type CampaignTemplate, type CampaignText } from './campaign-renderer.ts';

export type CampaignVariants = Readonly<Partial<Record<Tier | 'all', CampaignTemplate>>>;

export interface CampaignRecipient {
  readonly messageId: string;
  readonly email: string;
  readonly subscriberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: Tier;
  readonly subscribedAt: Date;
  readonly tracking: TrackingChoice;
}

interface FrozenFacts {
  readonly sentAt: Date;
  readonly linkIds: LinkIdsByUrl;
}

const cachedCampaigns = 10;

@Injectable()
export class CampaignVariantRenderer {
  private readonly parsed = new LRUCache<string, CampaignVariants>({ max: cachedCampaigns });

  constructor(
    private readonly settings: Settings,
    private readonly renderer: CampaignRenderer,
    private readonly links: UnsubscribeLinkSigner,
    private readonly clickLinks: CampaignLinks,
    private readonly reasonLinks: EmailReasonLinkSigner,
  ) {}

  async renderVariants(text: CampaignText): Promise<CampaignVariants> {
    if (!hasTierParts(parseCampaignText(text.body).blocks))
      return { all: await this.renderer.renderTemplate(text, 'free') };
    const variants: Partial<Record<Tier, CampaignTemplate>> = {};
    for (const tier of tiers) variants[tier] = await this.renderer.renderTemplate(text, tier);
    return variants;
  }

  /** Caches the result, because stored variants never change. */
  parse(campaignId: string, stored: string): CampaignVariants {
    const known = this.parsed.get(campaignId);
    if (known) return known;
    const variants = JSON.parse(stored) as CampaignVariants;
    this.parsed.set(campaignId, variants);
    return variants;
  }

  render(variants: CampaignVariants, recipient: CampaignRecipient, { sentAt, linkIds }: FrozenFacts): RenderedEmail {
    const template = variants.all ?? variants[recipient.tier];
    if (!template) throw new Error(`The campaign has no variant for the tier ${recipient.tier}`);
    const { subscriberId, subscribedAt, email } = recipient;
    const unsubscribeUrl = this.links.urlFor({ of: 'newsletter', id: subscriberId });
    const { mailFrom: from } = this.settings;
    const filled = this.renderer.fill(template, {
      ...recipient,
      joinedOn: formatDay(subscribedAt, sentAt),
      unsubscribeUrl,
      preferencesUrl: this.links.preferencesUrlFor(subscriberId),
      whyUrl: this.reasonLinks.urlFor(recipient.messageId),
      linkTo: (target) => this.clickLinks.urlFor(target, linkIds, recipient),
    });
    return {
      ...{ from, to: [email], ...filled },
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${extractEmail(from)}?subject=unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { tiers } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { hasTierParts, parseCampaignText } from '../../domain/campaign-text.ts';
import type { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { CountAudience } from '../audiences/count-audience.ts';
import { CampaignRenderer } from './campaign-renderer.ts';
import type { CampaignCheckView, CampaignFaultView } from './campaign.view.ts';
import { CheckCampaignText, toFault } from './check-text.ts';
import { ReadCampaigns } from './read-campaigns.ts';

/** Gmail cuts longer emails off, and the unsubscribe link is at the end. */
const maxSizeBytes = 100_000;
const sameDayMs = 86_400_000;
const phoneSubjectLength = 40;

@Injectable()
export class CheckCampaign {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly campaigns: ReadCampaigns,
    private readonly texts: CheckCampaignText,
    private readonly renderer: CampaignRenderer,
    private readonly audience: CountAudience,
  ) {}

  async check(id: string): Promise<CampaignCheckView> {
    const now = this.clock.now();
    const campaign = await this.campaigns.findEntity(id);
    const filter = await this.campaigns.readFilter(campaign);
    const noOne = {
      recipients: 0,
      leftOut: { unsubscribed: 0, unconfirmed: 0, suppressed: 0, muted: 0 },
      isWholeList: false,
    };
    const { recipients, leftOut, isWholeList } = filter ? await this.audience.count(filter) : noOne;
    const { sizeBytes, faults: renderFaults } = await this.checkRendered(campaign);
    const noAudience = filter ? 'No one is in this audience now.' : 'Choose who gets it.';
    const faults = [
      ...(await this.texts.check(campaign)),
      ...renderFaults,
      ...(recipients === 0 ? [toFault('no-audience', 'audience', noAudience)] : []),
      ...(campaign.isPublic && !campaign.slug
        ? [toFault('no-slug', 'slug', 'Write the slug of its page in the archive.')]
        : []),
    ];
    const perMinute = this.settings.mailPerMinute;
    return {
      ...{ canSend: faults.length === 0, faults, remarks: findRemarks(campaign, now) },
      ...{ recipients, leftOut, isWholeList, sizeBytes, perMinute, minutes: Math.ceil(recipients / perMinute) },
    };
  }

  private async checkRendered(campaign: EmailCampaign): Promise<{ sizeBytes: number; faults: CampaignFaultView[] }> {
    const variants = hasTierParts(parseCampaignText(campaign.body).blocks) ? tiers : (['free'] as const);
    const unsubscribeUrl = new URL('/u/check', this.settings.siteUrl).href;
    const reader = { email: 'reader@example.org', firstName: '', lastName: '', joinedOn: '', unsubscribeUrl };
    const rendered = await Promise.all(
      variants.map(async (tier) =>
        this.renderer.fill(await this.renderer.renderTemplate(campaign, tier), {
          ...reader,
          tier,
          preferencesUrl: '',
          whyUrl: '',
        }),
      ),
    );
    const sizeBytes = Math.max(...rendered.map(({ html }) => Buffer.byteLength(html)));
    const isStoppable = rendered.every(
      ({ html, text }) => html.includes(unsubscribeUrl) && text.includes(unsubscribeUrl),
    );
    const size = `The email has ${Math.ceil(sizeBytes / 1000)} KB. Make it shorter than ${maxSizeBytes / 1000} KB.`;
    return {
      sizeBytes,
      faults: [
        ...(sizeBytes > maxSizeBytes ? [toFault('too-large', 'body', size)] : []),
        ...(isStoppable ? [] : [toFault('no-unsubscribe', 'body', 'The unsubscribe link is missing.')]),
      ],
    };
  }
}

function findRemarks({ subject, preheader, body, testedAt }: EmailCampaign, now: Date): CampaignFaultView[] {
  const isTested = testedAt && now.getTime() - testedAt.getTime() < sameDayMs;
  return [
    ...(isTested ? [] : [toFault('no-test', 'body', 'No test of this text was sent in the last day.')]),
    ...(preheader ? [] : [toFault('no-preheader', 'preheader', 'Without a preheader, the first words are shown.')]),
    ...([...subject].length > phoneSubjectLength
      ? [toFault('long-subject', 'subject', `Phones show about ${phoneSubjectLength} characters of the subject.`)]
      : []),
    ...(/!\[\s*\]\(/.test(body)
      ? [toFault('no-picture-text', 'body', 'A picture has no description for people who do not see it.')]
      : []),
  ];
}

import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { formatDay } from '#kernel/format-date.ts';
import type { Tier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { SubscriberNotFound } from '../../domain/campaign-errors.ts';
import { AudienceReader } from '../audiences/audience-reader.ts';
import { CampaignRenderer, type CampaignReader, type CampaignText } from './campaign-renderer.ts';
import type { CampaignPreviewView } from './campaign.view.ts';

export interface PreviewedReader {
  readonly subscriberId?: string | undefined;
  readonly tier?: Tier | undefined;
}

@Injectable()
export class PreviewCampaign {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly renderer: CampaignRenderer,
    private readonly audience: AudienceReader,
  ) {}

  async preview(text: CampaignText, reader: PreviewedReader): Promise<CampaignPreviewView> {
    const shown = await this.findReader(reader);
    const {
      subject,
      html,
      text: plain,
    } = this.renderer.fill(await this.renderer.renderTemplate(text, shown.tier), shown);
    const shownAs = reader.subscriberId ? shown.email : null;
    return { subject, html, text: plain, sizeBytes: Buffer.byteLength(html), shownAs };
  }

  private async findReader({ subscriberId, tier = 'free' }: PreviewedReader): Promise<CampaignReader> {
    const now = this.clock.now();
    const [unsubscribeUrl, preferencesUrl, whyUrl] = ['/u/preview', '/preferences/preview', '/why/preview'].map(
      (path) => new URL(path, this.settings.siteUrl).href,
    ) as [string, string, string];
    const links = { unsubscribeUrl, preferencesUrl, whyUrl };
    const nameless = { email: 'reader@example.org', firstName: '', lastName: '', tier, joinedOn: formatDay(now, now) };
    if (!subscriberId) return { ...nameless, ...links };
    const person = await this.audience.readPerson(subscriberId);
    if (!person) throw new SubscriberNotFound();
    return { ...person, joinedOn: formatDay(person.subscribedAt, now), ...links };
  }
}

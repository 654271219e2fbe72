import { Injectable } from '@nestjs/common';
import { renderEmail, toGreetingName, toSingleLine, type RenderedEmail } from 'email-templates';
import { institute } from '#kernel/institute.ts';
import type { Tier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { toPlainText } from '#platform/markdown/prose.ts';
import { parseCampaignText, selectBlocks, type CampaignBlock } from '../../domain/campaign-text.ts';
import {
  createMark,
  escapeHtml,
  fillMarks,
  markMergeFields,
  resolveMergeField,
  type MergeField,
} from '../../domain/merge-fields.ts';
import { CampaignParts, type LinkRewriter } from './campaign-parts.ts';

export interface CampaignText {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

export interface CampaignTemplate extends RenderedEmail {
  readonly fields: readonly MergeField[];
  readonly links: readonly string[];
}

export interface CampaignReader {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: Tier;
  readonly joinedOn: string;
  readonly unsubscribeUrl: string;
  readonly preferencesUrl: string;
  readonly whyUrl: string;
  readonly linkTo?: (target: string) => string;
}

const maxTeaserLength = 100;

/** Renders a campaign once for all recipients of a tier, because React Email is too slow to render each email. */
@Injectable()
export class CampaignRenderer {
  constructor(
    private readonly settings: Settings,
    private readonly parts: CampaignParts,
  ) {}

  async renderTemplate(text: CampaignText, tier: Tier): Promise<CampaignTemplate> {
    const { campaignEmail } = await import('email-templates/emails/campaign');
    const fields: MergeField[] = [];
    const links: string[] = [];
    const markLink: LinkRewriter = (url) =>
      url.startsWith('mailto:') ? url : createMark(`link${links.push(url) - 1}`);
    const subject = toSingleLine(markMergeFields(text.subject, fields));
    const { blocks } = parseCampaignText(markMergeFields(text.body, fields));
    const { title, rest } = extractTitle(selectBlocks(blocks, tier));
    const rendered = await renderEmail(campaignEmail, {
      subject,
      title: title ?? subject,
      preheader: markMergeFields(text.preheader, fields) || buildTeaser(rest),
      parts: await this.parts.build(rest, markLink),
      recipient: createMark('recipient'),
      joinedOn: createMark('joined'),
      unsubscribeUrl: createMark('unsubscribe'),
      preferencesUrl: createMark('preferences'),
      whyUrl: createMark('why'),
      siteUrl: this.settings.siteUrl,
      siteName: institute.name,
      postalAddress: institute.postalAddress,
    });
    return { ...rendered, fields, links };
  }

  fill({ subject, html, text, fields, links }: CampaignTemplate, reader: CampaignReader): RenderedEmail {
    const values = {
      'first name': toGreetingName(reader.firstName),
      'last name': toGreetingName(reader.lastName),
      email: reader.email,
      tier: reader.tier.charAt(0).toUpperCase() + reader.tier.slice(1),
    };
    const marks = new Map([
      ...fields.map((field, at): [string, string] => [String(at), toSingleLine(resolveMergeField(field, values))]),
      ...links.map((url, at): [string, string] => [`link${at}`, reader.linkTo?.(url) ?? url]),
      ['recipient', reader.email],
      ['joined', reader.joinedOn],
      ['unsubscribe', reader.unsubscribeUrl],
      ['preferences', reader.preferencesUrl],
      ['why', reader.whyUrl],
    ]);
    return {
      subject: toSingleLine(fillMarks(subject, marks)),
      html: fillMarks(html, marks, escapeHtml),
      text: fillMarks(text, marks),
    };
  }
}

export function extractTitle(blocks: readonly CampaignBlock[]): {
  title: string | undefined;
  rest: readonly CampaignBlock[];
} {
  const [first, ...others] = blocks;
  const [, title, more = ''] = (first?.type === 'prose' && /^#\s+([^\n]+)\n*([^]*)$/.exec(first.markdown)) || [];
  if (!title) return { title: undefined, rest: blocks };
  const rest: CampaignBlock[] = more.trim() ? [{ type: 'prose', markdown: more }, ...others] : others;
  return { title: toPlainText(title), rest };
}

export function buildTeaser(blocks: readonly CampaignBlock[]): string {
  const [first = ''] = blocks.flatMap((block) => (block.type === 'prose' ? [toPlainText(block.markdown)] : []));
  const words = first.split(/\s+/);
  const shown = words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= maxTeaserLength);
  return shown.join(' ');
}

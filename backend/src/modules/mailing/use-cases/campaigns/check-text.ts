import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { FindLinkedItems } from '#modules/content/index.ts';
import { parseCampaignText, type CampaignBlock } from '../../domain/campaign-text.ts';
import { isKnownField, isFallbackMissing, listMergeFields } from '../../domain/merge-fields.ts';
import { CampaignParts } from './campaign-parts.ts';
import type { CampaignText } from './campaign-renderer.ts';
import type { CampaignFaultField, CampaignFaultView } from './campaign.view.ts';

interface CheckedLink {
  readonly url: string;
  readonly line: number;
  readonly isPicture: boolean;
}

const linkPattern = /(!?)\[[^\]]*\]\(([^)\s]*)[^)]*\)/g;
const buttonPattern = /^\s*::button\[[^\]]*\]\(([^)\s]*)\)/;
const ownFilePattern = /^\/(files|media)\//;
const ownPagePattern = /^\/(events|programs)\/([a-z0-9-]+)\/?(?:[?#].*)?$/;

/** The check does not open external links. */
@Injectable()
export class CheckCampaignText {
  constructor(
    private readonly settings: Settings,
    private readonly items: FindLinkedItems,
    private readonly parts: CampaignParts,
  ) {}

  async check(text: CampaignText): Promise<CampaignFaultView[]> {
    const { blocks, faults } = parseCampaignText(text.body);
    return [
      ...(text.subject.trim() ? [] : [toFault('no-subject', 'subject', 'Write a subject.')]),
      ...(text.body.trim() ? [] : [toFault('no-text', 'body', 'Write the text of the email.')]),
      ...faults.map(({ line, message }) => toFault('broken-block', 'body', message, line)),
      ...checkMergeFields('subject', text.subject),
      ...checkMergeFields('preheader', text.preheader),
      ...checkMergeFields('body', text.body),
      ...(await this.checkLinks(text.body)),
      ...(await this.checkBlocks(blocks)),
    ];
  }

  private async checkLinks(body: string): Promise<CampaignFaultView[]> {
    const faults: CampaignFaultView[] = [];
    for (const { url, line, isPicture } of listLinks(body)) {
      if (isPicture ? !ownFilePattern.test(url) : !(await this.leadsSomewhere(url))) {
        const message = isPicture
          ? `The picture ${url} is not one of our files. Choose it from Files.`
          : `The link ${url || 'without an address'} leads nowhere.`;
        faults.push(toFault(isPicture ? 'foreign-picture' : 'broken-link', 'body', message, line));
      }
    }
    return faults;
  }

  private async leadsSomewhere(url: string): Promise<boolean> {
    if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(url)) return true;
    const { siteOrigin } = this.settings;
    const isOwn = url.startsWith('/') || url.startsWith(`${siteOrigin}/`);
    if (!isOwn) return isPublicUrl(url);
    const path = url.startsWith('/') ? url : url.slice(siteOrigin.length);
    if (path.startsWith('//')) return false;
    const [, kind, slug] = ownPagePattern.exec(path) ?? [];
    if (!kind || !slug) return true;
    return (await this.items.find(kind as 'events' | 'programs', slug)) !== undefined;
  }

  private async checkBlocks(blocks: readonly CampaignBlock[]): Promise<CampaignFaultView[]> {
    const faults: CampaignFaultView[] = [];
    for (const block of blocks) {
      if (block.type === 'tier') faults.push(...(await this.checkBlocks(block.blocks)));
      if (block.type === 'event' || block.type === 'program') {
        const found = await this.items.find(block.type === 'event' ? 'events' : 'programs', block.slug);
        const message = `There is no published ${block.type} “${block.slug}”.`;
        if (!found) faults.push(toFault('missing-item', 'body', message));
      }
      if (block.type === 'reflection' && !(await this.parts.findReflection(block.day)))
        faults.push(toFault('missing-reflection', 'body', `There is no reflection for ${block.day ?? 'today'}.`));
    }
    return faults;
  }
}

export const toFault = (
  code: string,
  field: CampaignFaultField,
  message: string,
  line: number | null = null,
): CampaignFaultView => ({ code, message, field, line });

function checkMergeFields(field: CampaignFaultField, text: string): CampaignFaultView[] {
  return listMergeFields(text).flatMap((one) => {
    if (!isKnownField(one.name))
      return [
        toFault('unknown-field', field, `“${one.name}” is not a field. Use first name, last name, email or tier.`),
      ];
    const message = `Say what to write without a ${one.name}, such as {{${one.name}, else Friend}}.`;
    return isFallbackMissing(one) ? [toFault('no-fallback', field, message)] : [];
  });
}

function listLinks(body: string): CheckedLink[] {
  return body.split('\n').flatMap((text, at) => {
    const [, button] = buttonPattern.exec(text) ?? [];
    if (button !== undefined) return [{ url: button, line: at + 1, isPicture: false }];
    return [...text.matchAll(linkPattern)].map(([, picture, url = '']) => ({
      ...{ url, line: at + 1, isPicture: picture === '!' },
    }));
  });
}

function isPublicUrl(url: string): boolean {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || url.includes('{')) return false;
  const { hostname, username, password } = new URL(url);
  return username === '' && password === '' && (hostname.includes('.') || hostname.includes(':'));
}

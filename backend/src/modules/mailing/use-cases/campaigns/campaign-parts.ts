import { Injectable } from '@nestjs/common';
import type { CampaignPart } from 'email-templates/emails/campaign';
import { Clock } from '#kernel/clock.ts';
import { formatDateTime } from '#kernel/format-date.ts';
import { institute } from '#kernel/institute.ts';
import { Settings } from '#platform/config/settings.ts';
import { renderProse } from '#platform/markdown/prose.ts';
import { FindLinkedItems, ReflectionReader } from '#modules/content/index.ts';
import type { CampaignBlock } from '../../domain/campaign-text.ts';
import { computeLocalDay } from '../reflections/reflection-times.ts';

export type LinkRewriter = (url: string) => string;

type LeafBlock = Exclude<CampaignBlock, { type: 'tier' }>;

const ownLinkPattern = /(!?\[[^\]]*\])\(\/(?!\/)([^)\s]*)\)/g;
const hrefPattern = /href="(https?:[^"]*)"/g;

export const resolveOwnLinks = (markdown: string, origin: string): string =>
  markdown.replaceAll(ownLinkPattern, (whole, label: string, path: string) =>
    label.startsWith('!') ? whole : `${label}(${origin}/${path})`,
  );

@Injectable()
export class CampaignParts {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly items: FindLinkedItems,
    private readonly reflections: ReflectionReader,
  ) {}

  async build(blocks: readonly CampaignBlock[], rewrite: LinkRewriter): Promise<CampaignPart[]> {
    const parts: CampaignPart[] = [];
    for (const block of blocks) {
      const part = block.type === 'tier' ? undefined : await this.buildPart(block, rewrite);
      if (part) parts.push(part);
    }
    return parts;
  }

  async findReflection(day: string | undefined) {
    return this.reflections.readForDay(day ?? computeLocalDay(this.clock.now(), institute.timeZone));
  }

  private async buildPart(block: LeafBlock, rewrite: LinkRewriter): Promise<CampaignPart | undefined> {
    if (block.type === 'prose') return { type: 'prose', html: this.renderMarkdown(block.markdown, rewrite) };
    if (block.type === 'button') {
      const url = block.url.startsWith('/') ? `${this.settings.siteOrigin}${block.url}` : block.url;
      return { type: 'button', label: block.label, url: rewrite(url) };
    }
    if (block.type === 'reflection') {
      const found = await this.findReflection(block.day);
      if (!found) return undefined;
      const { title, text, question } = found;
      return { type: 'reflection', title, html: this.renderMarkdown(text, rewrite, '/members/today'), question };
    }
    return this.buildItem(block, rewrite);
  }

  private async buildItem({ type, slug }: LeafBlock & { type: 'event' | 'program' }, rewrite: LinkRewriter) {
    const item = await this.items.find(type === 'event' ? 'events' : 'programs', slug);
    if (!item) return undefined;
    const { title, summary, path, next } = item;
    const when = next ? formatDateTime(next.startsAt, this.clock.now(), next.zone) : '';
    const label = type === 'event' ? 'See the event' : 'See the program';
    return { type: 'item' as const, title, when, summary, label, url: rewrite(`${this.settings.siteOrigin}${path}`) };
  }

  private renderMarkdown(markdown: string, rewrite: LinkRewriter, path = '/'): string {
    const origin = this.settings.siteOrigin;
    const html = renderProse(resolveOwnLinks(markdown, origin), { origin, page: `${origin}${path}` });
    return html.replaceAll(
      hrefPattern,
      (_, url: string) => `href="${rewrite(url.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')}"`,
    );
  }
}

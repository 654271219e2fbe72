import { Injectable } from '@nestjs/common';
import type { CampaignPart } from 'email-templates/emails/campaign';
import { toSingleLine } from 'email-templates';
import { institute } from '#kernel/institute.ts';
import { parseCampaignText, selectBlocks, type CampaignBlock } from '../../domain/campaign-text.ts';
import {
  escapeHtml,
  fillMarks,
  markMergeFields,
  getMergeFieldDefault,
  type MergeField,
} from '../../domain/merge-fields.ts';
import { computeLocalDay } from '../reflections/reflection-times.ts';
import { CampaignParts } from '../campaigns/campaign-parts.ts';
import { buildTeaser, extractTitle, type CampaignText } from '../campaigns/campaign-renderer.ts';
import type { LetterPartView } from './archive.view.ts';

const visitorTier = 'free';

const emptyPart = { html: null, title: null, when: null, summary: null, label: null, url: null, question: null };

@Injectable()
export class ArchiveRenderer {
  constructor(private readonly parts: CampaignParts) {}

  summarize(text: CampaignText): { title: string; teaser: string } {
    const { title, teaser } = parseForVisitor(text);
    return { title, teaser };
  }

  async render(text: CampaignText, sentAt: Date): Promise<LetterPartView[]> {
    const { blocks, marks } = parseForVisitor(text);
    const dated = blocks.map((block) => setReflectionDay(block, computeLocalDay(sentAt, institute.timeZone)));
    const fill = (value: string) => fillMarks(value, marks);
    const built = await this.parts.build(dated, (url) => url);
    return built.map((part) => toView(part, fill, (html) => fillMarks(html, marks, escapeHtml)));
  }
}

function parseForVisitor({ subject, preheader, body }: CampaignText) {
  const fields: MergeField[] = [];
  const [line, lead] = [markMergeFields(subject, fields), markMergeFields(preheader, fields)];
  const parsed = parseCampaignText(markMergeFields(body, fields)).blocks;
  const { title, rest } = extractTitle(selectBlocks(parsed, visitorTier));
  const marks = new Map(fields.map((field, at) => [String(at), toSingleLine(getMergeFieldDefault(field))]));
  return {
    title: toSingleLine(fillMarks(title ?? line, marks)),
    teaser: toSingleLine(fillMarks(lead || markCut(buildTeaser(rest)), marks)),
    blocks: rest,
    marks,
  };
}

const markCut = (words: string): string => (words === '' || /[.!?…]$/.test(words) ? words : `${words}…`);

const setReflectionDay = (block: CampaignBlock, day: string): CampaignBlock =>
  block.type === 'reflection' ? { ...block, day: block.day ?? day } : block;

type Fill = (text: string) => string;

function toView(part: CampaignPart, fill: Fill, fillHtml: Fill): LetterPartView {
  const { type } = part;
  if (type === 'prose') return { ...emptyPart, type, html: fillHtml(part.html) };
  if (type === 'button') return { ...emptyPart, type, label: fill(part.label), url: fill(part.url) };
  if (type === 'reflection') {
    const { title, html, question } = part;
    return { ...emptyPart, type, title, html, question };
  }
  const { title, when, summary, label, url } = part;
  return { ...emptyPart, type, title, when: when || null, summary: summary || null, label, url };
}

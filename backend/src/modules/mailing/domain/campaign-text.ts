import { tiers, type Tier } from '#kernel/tier.ts';

/**
 * Parts of the text of a campaign. The text is Markdown, and these lines are blocks of their own:
 *
 *     ::button[Label](https://... or /path)
 *     ::event[slug]           ::program[slug]
 *     ::reflection            ::reflection[2026-12-01]
 *     :::tier[seeker, creator]
 *     Text and blocks for these tiers only
 *     :::
 *
 * The names follow the proposal for generic directives of CommonMark.
 */
export type CampaignBlock =
  | { readonly type: 'prose'; readonly markdown: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'event' | 'program'; readonly slug: string }
  | { readonly type: 'reflection'; readonly day: string | undefined }
  | { readonly type: 'tier'; readonly tiers: readonly Tier[]; readonly blocks: readonly CampaignBlock[] };

export interface TextFault {
  readonly line: number;
  readonly message: string;
}

export interface ParsedText {
  readonly blocks: readonly CampaignBlock[];
  readonly faults: readonly TextFault[];
}

const leafPattern = /^::([a-z]+)(?:\[([^\]]*)\])?(?:\(([^)\s]*)\))?$/;
const openPattern = /^:::([a-z]+)(?:\[([^\]]*)\])?$/;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export function parseCampaignText(text: string): ParsedText {
  const faults: TextFault[] = [];
  const blocks: CampaignBlock[] = [];
  let part: { readonly line: number; readonly tiers: readonly Tier[]; readonly blocks: CampaignBlock[] } | undefined;
  let prose: string[] = [];
  const endProse = () => {
    const markdown = prose.join('\n').trim();
    if (markdown) (part?.blocks ?? blocks).push({ type: 'prose', markdown });
    prose = [];
  };
  for (const [at, source] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const line = at + 1;
    const trimmed = source.trim();
    if (!trimmed.startsWith('::')) {
      prose.push(source);
      continue;
    }
    endProse();
    const fault = (message: string) => faults.push({ line, message });
    if (trimmed === ':::') {
      if (part) blocks.push({ type: 'tier', tiers: part.tiers, blocks: part.blocks });
      else fault('There is no part that ::: could end.');
      part = undefined;
      continue;
    }
    const [, opened, names = ''] = openPattern.exec(trimmed) ?? [];
    if (opened) {
      const named = names.split(',').map((name) => name.trim());
      const known = tiers.filter((tier) => named.includes(tier));
      if (opened !== 'tier' || known.length === 0 || known.length !== named.length)
        fault(`Write the tiers as :::tier[${tiers.join(', ')}], with those that get the part.`);
      if (part) fault(`End the part that begins in line ${part.line} with ::: first.`);
      else part = { line, tiers: known, blocks: [] };
      continue;
    }
    const block = toLeaf(leafPattern.exec(trimmed) ?? []);
    if (typeof block === 'string') fault(block);
    else (part?.blocks ?? blocks).push(block);
  }
  endProse();
  if (part) faults.push({ line: part.line, message: 'This part has no end. Write ::: in the line after it.' });
  return { blocks, faults };
}

function toLeaf([, name, content = '', url]: readonly (string | undefined)[]): CampaignBlock | string {
  const text = content.trim();
  if (name === 'button' && text && url) return { type: name, label: text, url };
  if (name === 'button') return 'Write a button as ::button[Label](https://...).';
  if ((name === 'event' || name === 'program') && slugPattern.test(text)) return { type: name, slug: text };
  if (name === 'event' || name === 'program') return `Write the slug, such as ::${name}[first-steps].`;
  if (name === 'reflection' && (text === '' || dayPattern.test(text))) return { type: name, day: text || undefined };
  if (name === 'reflection') return 'Write a day as ::reflection[2026-12-01], or ::reflection for the day of sending.';
  return 'This block is not known. Use ::button, ::event, ::program, ::reflection or :::tier.';
}

export const hasTierParts = (blocks: readonly CampaignBlock[]): boolean => blocks.some(({ type }) => type === 'tier');

export const selectBlocks = (blocks: readonly CampaignBlock[], tier: Tier): CampaignBlock[] =>
  blocks.flatMap((block) => {
    if (block.type !== 'tier') return [block];
    return block.tiers.includes(tier) ? selectBlocks(block.blocks, tier) : [];
  });

import type { Tier } from 'shell/tier';

export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

export interface EmailInsertion {
  markdown: string;
  select?: string;
}

export const mergeFields = [
  { label: 'First name', markdown: '{{first name, else Friend}}' },
  { label: 'Last name', markdown: '{{last name, else Friend}}' },
  { label: 'Email', markdown: '{{email}}' },
  { label: 'Tier', markdown: '{{tier}}' },
] as const;

export const createButtonBlock = (label: string, url: string): EmailInsertion => ({
  markdown: `::button[${label.replaceAll(/\s+/g, ' ').trim()}](${url})`,
});
export const reflectionBlock: EmailInsertion = { markdown: '::reflection' };

const tierText = 'Text for these tiers only';

export const createTierBlock = (tiers: readonly Tier[]): EmailInsertion => ({
  markdown: `:::tier[${tiers.join(', ')}]\n\n${tierText}\n\n:::`,
  select: tierText,
});

export const createItemBlock = (type: 'event' | 'program', slug: string): EmailInsertion => ({
  markdown: `::${type}[${slug}]`,
});

export const insertInline = ({ text, start, end }: SelectedText, { markdown }: EmailInsertion): SelectedText => {
  const at = start + markdown.length;
  return { text: text.slice(0, start) + markdown + text.slice(end), start: at, end: at };
};

export function insertBlock({ text, end }: SelectedText, { markdown, select }: EmailInsertion): SelectedText {
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(0, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  const after = lineEnd === -1 ? '' : text.slice(lineEnd).trimStart();
  const head = before === '' ? '' : `${before}\n\n`;
  const joined = `${head}${markdown}${after === '' ? '' : `\n\n${after}`}`;
  const at = head.length + (select ? markdown.indexOf(select) : markdown.length);
  return { text: joined, start: at, end: at + (select?.length ?? 0) };
}

/** The alternative text must fit in one line of Markdown. */
export const createPicture = (url: string, alt: string | null): EmailInsertion => ({
  markdown: `![${(alt ?? '').replaceAll(/[\s[\]]+/g, ' ').trim()}](${url})`,
});

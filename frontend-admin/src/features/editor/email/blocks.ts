import type { Tier } from 'shell/tier';

/** A text with the part of it that is selected. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** What the insert menu adds. `select` is the part that the writer replaces. */
export interface Insertion {
  markdown: string;
  select?: string;
}

export const mergeFields = [
  { label: 'First name', markdown: '{{first name, else Friend}}' },
  { label: 'Last name', markdown: '{{last name, else Friend}}' },
  { label: 'Email', markdown: '{{email}}' },
  { label: 'Tier', markdown: '{{tier}}' },
] as const;

export const createButtonBlock = (label: string, url: string): Insertion => ({
  markdown: `::button[${label.replaceAll(/\s+/g, ' ').trim()}](${url})`,
});
export const reflectionBlock: Insertion = { markdown: '::reflection' };

const tierText = 'Text for these tiers only';

export const createTierBlock = (tiers: readonly Tier[]): Insertion => ({
  markdown: `:::tier[${tiers.join(', ')}]\n\n${tierText}\n\n:::`,
  select: tierText,
});

export const createItemBlock = (type: 'event' | 'program', slug: string): Insertion => ({
  markdown: `::${type}[${slug}]`,
});

/** Inserts a merge field in place of the selection. */
export const insertInline = ({ text, start, end }: SelectedText, { markdown }: Insertion): SelectedText => {
  const at = start + markdown.length;
  return { text: text.slice(0, start) + markdown + text.slice(end), start: at, end: at };
};

/** Inserts a block as lines of its own, after the line with the selection. */
export function insertBlock({ text, end }: SelectedText, { markdown, select }: Insertion): SelectedText {
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(0, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  const after = lineEnd === -1 ? '' : text.slice(lineEnd).trimStart();
  const head = before === '' ? '' : `${before}\n\n`;
  const joined = `${head}${markdown}${after === '' ? '' : `\n\n${after}`}`;
  const at = head.length + (select ? markdown.indexOf(select) : markdown.length);
  return { text: joined, start: at, end: at + (select?.length ?? 0) };
}

/** A picture of the library, with its alternative text in one line. */
export const createPicture = (url: string, alt: string | null): Insertion => ({
  markdown: `![${(alt ?? '').replaceAll(/[\s[\]]+/g, ' ').trim()}](${url})`,
});

import { TIERS, getTierName, type Tier } from 'shell/tier';

const leafPattern = /^::([a-z]+)(?:\[([^\]]*)\])?(?:\(([^)\s]*)\))?$/;
const tierPattern = /^:::tier\[([^\]]*)\]$/;

/** Parses a line such as `::button[Label](/path)`. */
export function parseEmailBlock(source: string): { name: string; text: string; url: string } | undefined {
  const [, name, text = '', url = ''] = leafPattern.exec(source) ?? [];
  return name ? { name, text: text.trim(), url } : undefined;
}

const readTierNames = (source: string): string[] | undefined =>
  tierPattern
    .exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim());

export function parseTierBlock(source: string): Tier[] | undefined {
  const names = readTierNames(source);
  return names && TIERS.filter((tier) => names.includes(tier));
}

export function describeBlock(source: string): string {
  if (source === ':::') return 'End of the part';
  const tiers = parseTierBlock(source);
  if (tiers?.length && tiers.length === readTierNames(source)?.length)
    return `Only for ${tiers.map(getTierName).join(', ')}`;
  const { name, text = '', url = '' } = parseEmailBlock(source) ?? {};
  if (name === 'button') return `Button: ${text}, to ${url}`;
  if (name === 'event') return `Event: ${text}`;
  if (name === 'program') return `Program: ${text}`;
  if (name === 'reflection') return text ? `Reflection of ${text}` : 'Reflection of the day';
  return source;
}

export const describeField = (source: string): string => source.replace(/^\{\{\s*/, '').replace(/\s*\}\}$/, '');

import { capitalize } from '../../ui/format.ts';
import type { ContentKind } from './kinds/kind.ts';

interface Asked {
  q: string;
  status: string | undefined;
  tier: string | undefined;
  isNarrowed: boolean;
  mayWrite: boolean;
}

export function emptyListText(
  { name, one, parent }: Pick<ContentKind, 'name' | 'one' | 'parent'>,
  { q, status, tier, isNarrowed, mayWrite }: Asked,
): string {
  const filters = [status, tier && capitalize(tier)].filter(Boolean).join(', ');
  if (q) return `No ${one} matches “${q}”${filters && `, ${filters}`}.`;
  if (filters) return `No ${one} matches: ${filters}.`;
  if (parent && isNarrowed) return `No ${name} in this ${parent.filter} yet.`;
  return mayWrite ? `No ${name} yet. Create your first one!` : `No ${name} yet.`;
}

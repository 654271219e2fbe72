import { capitalize, formatCount } from '../../ui/format.ts';
import type { BulkItem, BulkRequest } from './api/bulk.ts';

interface Texts {
  done: string;
  already: string;
  undone: string;
}

type Change = Pick<BulkRequest, 'action' | 'visibilityTier'>;

function getTexts({ action, visibilityTier = 'free' }: Change): Texts {
  const texts: Record<Change['action'], Texts> = {
    publish: { done: 'published', already: 'published', undone: 'no longer published' },
    unpublish: { done: 'unpublished', already: 'not published', undone: 'published again' },
    tier: { done: `set to ${capitalize(visibilityTier)}`, already: 'at this tier', undone: 'set to the tier before' },
    move: { done: 'moved', already: 'there', undone: 'moved back' },
    delete: { done: 'deleted', already: 'deleted', undone: 'restored' },
  };
  return texts[action];
}

interface Names {
  one: string;
  name: string;
}

const withoutDot = (text: string): string => text.replace(/\.$/, '');
/** "Module is required" becomes "module is required", but "URL is required" does not change. */
const startSmall = (text: string): string => text.replace(/^[A-Z](?=[^A-Z])/, (letter) => letter.toLowerCase());

export const describeOutcome = (change: Change, items: readonly BulkItem[], names: Names): string =>
  describe(items, names, getTexts(change));

export function describeUndo(change: Change, items: readonly BulkItem[], names: Names): string {
  const { undone: done, already } = getTexts(change);
  return describe(items, names, { done, already });
}

function describe(
  items: readonly BulkItem[],
  { one, name }: Names,
  { done, already }: Pick<Texts, 'done' | 'already'>,
): string {
  const of = (outcome: BulkItem['outcome']) => items.filter((item) => item.outcome === outcome);
  const [changed, unchanged, failed] = [of('changed').length, of('unchanged').length, of('failed')];
  const [only] = failed;
  const reason = failed.length === 1 && only?.reason ? `: ${startSmall(withoutDot(only.reason))}` : '';
  return [
    changed > 0 || unchanged === 0 ? `${changed > 0 ? formatCount(changed, one, name) : `No ${one}`} ${done}` : '',
    unchanged > 0 ? `${changed > 0 ? unchanged : formatCount(unchanged, one, name)} already ${already}` : '',
    failed.length > 0 ? `${failed.length} not${reason}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

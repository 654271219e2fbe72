import { diffWordsWithSpace } from 'diff';
import type { ContentValues } from './api/content.ts';
import type { FieldDefinitions } from './fields/field.ts';
import { getChangedFields } from './merge.ts';

export interface TextPart {
  /** `old` is only in the revision, and `now` is only in the current text. */
  in: 'both' | 'old' | 'now';
  text: string;
}

/** Number of characters that are shown before and after a difference. */
const contextLength = 80;
/** Above this number of changed words and spaces, the two texts are shown one after the other. */
const maxChanges = 500;

export const findDifferentFields = (fields: FieldDefinitions, now: ContentValues, old: ContentValues): string[] => {
  const changed = getChangedFields(now, old);
  return Object.keys(fields).filter((field) => field in changed);
};

export function compareTexts(now: string, old: string): TextPart[] {
  const changes = diffWordsWithSpace(now, old, { maxEditLength: maxChanges });
  if (!changes) return splitIntoParts(now, old);
  return changes.flatMap(({ added, removed, value }, index): TextPart[] => {
    if (added) return [...(changes[index - 1]?.removed ? [gap] : []), { in: 'old', text: value }];
    if (removed) return [{ in: 'now', text: value }];
    return [{ in: 'both', text: shorten(value, { isFirst: index === 0, isLast: index === changes.length - 1 }) }];
  });
}

const gap: TextPart = { in: 'both', text: ' ' };

const splitIntoParts = (now: string, old: string): TextPart[] => [
  { in: 'now', text: now },
  gap,
  { in: 'old', text: old },
];

function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const [before, after] = [isFirst ? 0 : contextLength, isLast ? 0 : contextLength];
  if (text.length <= before + after + contextLength) return text;
  return `${text.slice(0, before)} … ${after > 0 ? text.slice(-after) : ''}`;
}

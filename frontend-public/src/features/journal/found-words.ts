interface Found {
  /** How many are listed. */
  count: number;
  /** True while more than those are there. */
  areMore: boolean;
  /** How many entries the journal has. */
  total: number;
  /** What was looked for; empty where the list was narrowed without a word. */
  q: string;
}

/** "3 of 38 entries hold “brother”." */
export function foundInWords({ count, areMore, total, q }: Found): string {
  const found = `${areMore ? 'More than ' : ''}${count} of ${total} ${total === 1 ? 'entry' : 'entries'}`;
  if (q === '') return `${found}.`;
  return `${found} ${count === 1 && !areMore ? 'holds' : 'hold'} “${q}”.`;
}

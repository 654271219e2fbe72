interface Found {
  /** How many are listed. */
  count: number;
  /** True while more than those are there. */
  areMore: boolean;
  /** How many entries were looked through. */
  total: number;
  /** What was looked for; empty where the list was narrowed without a word. */
  q: string;
}

/** "3 of 38 entries hold “brother”." Without a word: "38 entries." */
export function foundInWords({ count, areMore, total, q }: Found): string {
  const all = `${total} ${total === 1 ? 'entry' : 'entries'}`;
  if (q === '') return `${all}.`;
  return `${areMore ? 'More than ' : ''}${count} of ${all} ${count === 1 && !areMore ? 'holds' : 'hold'} “${q}”.`;
}

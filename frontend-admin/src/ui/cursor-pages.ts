/** Cursors of the visited pages; the last one is the current page. */
export type Walk = readonly (string | undefined)[];

export const firstPage: Walk = [undefined];

export const cursorOf = (walk: Walk): string | undefined => walk.at(-1);

export const hasPrevious = (walk: Walk): boolean => walk.length > 1;

export const forward = (walk: Walk, nextCursor: string): Walk => [...walk, nextCursor];

export const back = (walk: Walk): Walk => (hasPrevious(walk) ? walk.slice(0, -1) : walk);

/** "21 to 40 of 312", or "21 to 40" when the total is unknown. */
export function rangeLine(walk: Walk, pageSize: number, shown: number, total?: number): string {
  const first = (walk.length - 1) * pageSize + 1;
  const range = `${first} to ${first + shown - 1}`;
  return total === undefined ? range : `${range} of ${total.toLocaleString('en')}`;
}

/** Cursors of the opened pages in order, with the cursor of the current page last. */
export type PageCursors = readonly (string | undefined)[];

export const firstPageCursors: PageCursors = [undefined];

export const createNumberedCursors = (page: number): PageCursors =>
  page === 1 ? firstPageCursors : [undefined, ...Array.from({ length: page - 1 }, (_none, index) => `${index + 2}`)];

export const getCurrentCursor = (walk: PageCursors): string | undefined => walk.at(-1);

export const hasPreviousPage = (walk: PageCursors): boolean => walk.length > 1;

export const addNextPage = (walk: PageCursors, nextCursor: string): PageCursors => [...walk, nextCursor];

export const removeLastPage = (walk: PageCursors): PageCursors => (hasPreviousPage(walk) ? walk.slice(0, -1) : walk);

export function formatPageRange(walk: PageCursors, pageSize: number, shown: number, total?: number): string {
  const first = (walk.length - 1) * pageSize + 1;
  const range = `${first} to ${first + shown - 1}`;
  return total === undefined ? range : `${range} of ${total.toLocaleString('en')}`;
}

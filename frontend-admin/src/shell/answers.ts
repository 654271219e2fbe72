export { answer, ApiProblem } from 'shell/answer';
export type { Answered, paths, Row, Sent } from 'shell/api';

/** A page of a list: the last one has no `nextCursor`. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string | null;
}

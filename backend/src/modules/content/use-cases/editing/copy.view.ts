export class CopiedPieceView {
  id!: string;
  title!: string;
  /** Number of drafts that were created: the piece of content and everything below it. */
  count!: number;
}

export class CopiedItemView {
  id!: string;
  title!: string;
  /** Number of drafts that were created: the content item and everything below it. */
  count!: number;
}

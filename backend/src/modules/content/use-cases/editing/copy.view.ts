export class CopiedItemView {
  id!: string;
  title!: string;
  /** Number of drafts that were created. */
  count!: number;
}

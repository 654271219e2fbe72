export class TrashLineView {
  id!: string;
  kind!: string;
  title!: string;
  /** Number of children that were deleted together with this content, such as the lessons of a module. */
  below!: number;
  deletedAt!: string;
  /** Name of the user who deleted this content, or null when that account was deleted. */
  deletedBy!: string | null;
  /** Time at which this content will be permanently deleted. */
  deletedForeverAt!: string;
}

export class TrashPage {
  items!: TrashLineView[];
  nextCursor!: string | null;
}

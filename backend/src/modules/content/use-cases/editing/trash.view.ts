export class TrashLineView {
  id!: string;
  kind!: string;
  title!: string;
  /** Number of pieces that were deleted together with this one, such as the lessons of a module. */
  below!: number;
  deletedAt!: string;
  /** Name of the person who deleted it; null for a deleted account. */
  deletedBy!: string | null;
  /** Time at which it is deleted for ever. */
  deletedForeverAt!: string;
}

export class TrashPage {
  items!: TrashLineView[];
  nextCursor!: string | null;
}

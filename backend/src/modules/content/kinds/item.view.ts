import type { Tier } from '#kernel/tier.ts';

export abstract class ItemView {
  id!: string;
  title!: string;
  /** Lowest tier that can open this content item. */
  visibilityTier!: Tier;
  /** True when the reader's tier is too low to open this content item. */
  locked!: boolean;
}

export abstract class StaffItemView {
  id!: string;
  title!: string;
  /** Time of the last change. Send this time with a change to detect conflicts. */
  updatedAt!: string;
  /** Status of publication. Readers see only published content. */
  status!: ItemStatus;
  /** Time at which the schedule publishes the draft, or null without a schedule. */
  publishAt!: string | null;
  /** Time at which the schedule changes the published content back to a draft, or null without an end. */
  unpublishAt!: string | null;
  /** True when published content has changes that are not published yet. */
  hasDraft!: boolean;
  /** Unpublished changes by field name, only when a single content item is read. */
  draft?: Record<string, unknown> | null;
  /** Time of the last save of the draft. Send this time with a save to detect conflicts. */
  draftUpdatedAt?: string | null;
  /** Reason why the schedule could not publish the content. */
  problem?: string | null;
}

export const itemStatuses = ['draft', 'scheduled', 'published'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export type EditingFields =
  'status' | 'publishAt' | 'unpublishAt' | 'hasDraft' | 'draft' | 'draftUpdatedAt' | 'problem';

export class PictureSizeView {
  width!: number;
  height!: number;
  /** Public URL of the picture in this width as AVIF. */
  avif!: string;
  /** Public URL of the picture in this width as WebP. */
  webp!: string;
}

export class PicturePointView {
  /** 0 to 1, from the left. */
  x!: number;
  /** 0 to 1, from the top. */
  y!: number;
}

export class PictureView {
  /** Description for people who cannot see the picture. */
  alt!: string;
  /** Widths of the picture, smallest first. */
  sizes!: PictureSizeView[];
  /** Point that stays visible when the picture is cropped, or null for the centre. */
  focalPoint!: PicturePointView | null;
}

export class ChapterView {
  startSec!: number;
  title!: string;
}

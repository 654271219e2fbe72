import { AppError, conflictError, forbiddenError, goneError, notFoundError } from '#kernel/app-error.ts';
import type { Tier } from '#kernel/tier.ts';

export class ContentNotFound extends notFoundError(
  'content.not-found',
  'There is nothing at this address. It may have been moved or taken down.',
) {}

export class SlugTaken extends conflictError('content.slug-taken', 'This slug is already in use. Choose another one.') {
  override readonly extras = { field: 'slug' };
}

export class ReflectionDateTaken extends conflictError(
  'content.date-taken',
  'This day already has a reflection. Choose another one.',
) {
  override readonly extras = { field: 'date' };
}

export class ReplayExists extends conflictError(
  'content.replay-exists',
  'This date already has a replay. Change that one.',
) {
  override readonly extras = { field: 'startsAt' };
}

export class StaleVersion extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'content.changed-meanwhile';
  override readonly extras: { readonly updatedAt: string };
  constructor(updatedAt: Date) {
    super('Another person has changed this in the meantime. Open it again to see what is new, then save.');
    this.extras = { updatedAt: updatedAt.toISOString() };
  }
}

export class LibraryFileNotFound extends notFoundError(
  'content.no-file',
  'This file is no longer here. See the library.',
) {}

export class LibraryFileLocked extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'content.locked';
  override readonly extras: { readonly visibilityTier: Tier };
  constructor(visibilityTier: Tier) {
    super('This file is for members. Open it from the library while you are signed in.');
    this.extras = { visibilityTier };
  }
}

export class TierTooLow extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'membership.tier';
  override readonly extras: { readonly visibilityTier: Tier };
  constructor(readonly visibilityTier: Tier) {
    super('This is for members of a higher tier. See the membership page.');
    this.extras = { visibilityTier };
  }
}

export class InvalidMediaKey extends forbiddenError(
  'content.media-key',
  'This link has expired. Open the page again to continue.',
) {}

export class MediaNotFound extends notFoundError('content.no-media', 'There is nothing to play here.') {}

export class MediaFileMissing extends notFoundError(
  'content.file-missing',
  'This recording cannot be found. We have been notified. Please try another one.',
) {}

export class EventDateNotFound extends notFoundError('content.no-such-date', 'The event has no date at this time.') {}

export class EventDateExists extends conflictError(
  'content.date-exists',
  'The event already has a date at this time.',
) {}

export class EventDateEnded extends conflictError('content.date-ended', 'This date is over and cannot be changed.') {}

export class ContentDeleted extends goneError('content.deleted', 'This was deleted.') {}

export class ContentInTrash extends AppError {
  override readonly kind = 'gone';
  override readonly code = 'content.in-trash';
  override readonly extras: { readonly deletedAt: string; readonly deletedBy: string | null };
  constructor(deletedAt: Date, deletedBy: string | null) {
    super('This was deleted and is in the trash. Restore it, then save again.');
    this.extras = { deletedAt: deletedAt.toISOString(), deletedBy };
  }
}

export class ContentMoved extends AppError {
  override readonly kind = 'moved';
  override readonly code = 'content.moved';
  override readonly location: string;
  constructor(
    kind: string,
    readonly slug: string,
  ) {
    super('This has another address now.');
    this.location = `/api/${kind}/${slug}`;
  }
}

export class ParentInTrash extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'content.parent-in-trash';
  override readonly extras: { readonly parentTitle: string };
  constructor(parent: string, parentTitle: string) {
    super(`Its ${parent} is in the trash too. Restore both?`);
    this.extras = { parentTitle };
  }
}

export class NoSuchRevision extends notFoundError(
  'content.no-revision',
  'This version is no longer stored. Open the list of versions again.',
) {}

export class OrderOutdated extends conflictError(
  'content.order-outdated',
  'This list has changed in the meantime. Load it again, then change the order.',
) {}

export class ItemChangedSince extends conflictError('content.changed-since', 'It was changed in the meantime.') {}

export class UndoExpired extends goneError(
  'content.undo-expired',
  'This can no longer be undone. Open the items to change them.',
) {}

export class CopyTooLarge extends conflictError(
  'content.copy-too-large',
  'This has more than 200 modules and lessons. Copy its modules one by one.',
) {}

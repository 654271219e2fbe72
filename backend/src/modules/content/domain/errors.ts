import { AppError } from '../../../kernel/app-error.ts';
import type { Tier } from '../../../kernel/tier.ts';

/** Nothing of this kind has that id or slug. */
export class NoSuchContent extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'content.not-found';
  constructor() {
    super('There is nothing at this address. It may have been moved or taken down.');
  }
}

/** Another piece of the same kind has that slug already. */
export class SlugTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'content.slug-taken';
  override readonly extras = { field: 'slug' };
  constructor() {
    super('This slug is in use already. Choose another one.');
  }
}

/** Somebody else wrote it after the writer had read it. */
export class ChangedMeanwhile extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'content.changed-meanwhile';
  override readonly extras: { readonly updatedAt: string };
  constructor(updatedAt: Date) {
    super('Somebody else has changed this in the meantime. Open it again to see what is new, then save.');
    this.extras = { updatedAt: updatedAt.toISOString() };
  }
}

/** The resource is nothing that can be downloaded from here. */
export class NoSuchFile extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'content.no-file';
  constructor() {
    super('This file is not here any more. The library says what is.');
  }
}

/** The file is for members of a higher tier than the one who asks. */
export class FileLocked extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'content.locked';
  override readonly extras: { readonly visibilityTier: Tier };
  constructor(visibilityTier: Tier) {
    super('This file is kept for members. Open it from the library while you are signed in.');
    this.extras = { visibilityTier };
  }
}

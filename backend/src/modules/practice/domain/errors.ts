import { AppError, conflict } from '#kernel/app-error.ts';
import type { Waiting } from './release.ts';

/** This person has no such entry, or it is gone for good. */
export class NoSuchEntry extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'practice.no-such-entry';
  constructor() {
    super('This entry is not in your journal any more.');
  }
}

/** This person has begun the entry already: on the same lesson or reflection, or by sending other words before. */
export class EntryExists extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'practice.entry-exists';
  override readonly extras: { readonly entry: object };
  constructor(entry: object) {
    super('You have begun to write here already. Both texts are kept: choose what to go on with.');
    this.extras = { entry };
  }
}

/** The words were changed somewhere else since they were read; `entry` is how they stand, `text` what was sent. */
export class EntryChanged extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'practice.entry-changed';
  override readonly extras: { readonly entry: object; readonly text: string };
  constructor(entry: object, text: string) {
    super('You have written here on another page too. Both texts are kept: choose what to go on with.');
    this.extras = { entry, text };
  }
}

/** All entries together are as long as they may be. */
export class JournalFull extends conflict(
  'practice.journal-full',
  'Your journal is full: it can hold 20 MB of text. Save it as a file, then delete old entries. They count until they are gone for good, 14 days later.',
) {}

/** The program opens its lessons one after the other, or week after week, and this one is not open yet. */
export class NotYetOpen extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'practice.not-yet-open';
  override readonly extras: Readonly<Record<string, unknown>>;
  constructor(waiting: Waiting) {
    super('This lesson is not open yet. It waits for a day, or for the lessons before it.');
    this.extras = 'opensAt' in waiting ? { opensAt: waiting.opensAt.toISOString() } : { ...waiting };
  }
}

/** The person has not finished this program, or there is none. */
export class NoCertificate extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'practice.no-certificate';
  constructor() {
    super('There is a certificate here once all lessons of the program are done.');
  }
}

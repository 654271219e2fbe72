import { AppError, conflictError } from '#kernel/app-error.ts';
import type { ReleaseCondition } from './release.ts';

export class JournalEntryNotFound extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'practice.no-such-entry';
  constructor() {
    super('This entry is not in your journal any more.');
  }
}

export class JournalEntryExists extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'practice.entry-exists';
  override readonly extras: { readonly entry: object };
  constructor(entry: object) {
    super('You already wrote here. Both texts are saved: choose which one to continue.');
    this.extras = { entry };
  }
}

/** `entry` is the stored entry, and `text` is the rejected text. */
export class JournalEntryChanged extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'practice.entry-changed';
  override readonly extras: { readonly entry: object; readonly text: string };
  constructor(entry: object, text: string) {
    super('You also wrote here on another page. Both texts are saved: choose which one to continue.');
    this.extras = { entry, text };
  }
}

export class JournalFull extends conflictError(
  'practice.journal-full',
  'Your journal is full: it can hold 20 MB of text. Save it as a file, then delete old entries. They count until they are gone for good, 14 days later.',
) {}

export class LessonNotReleased extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'practice.not-yet-open';
  override readonly extras: Readonly<Record<string, unknown>>;
  constructor(waiting: ReleaseCondition) {
    super('This lesson is not open yet. It opens on its day, or when you have seen the lessons before it.');
    this.extras = 'opensAt' in waiting ? { opensAt: waiting.opensAt.toISOString() } : { ...waiting };
  }
}

export class CertificateNotFound extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'practice.no-certificate';
  constructor() {
    super('You get the certificate when you have seen all lessons of the program.');
  }
}

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'moved'
  | 'conflict'
  | 'too-many'
  | 'unavailable';

/** Error with a message for the user. `code` is stable and part of the public API. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: string;
  readonly retryAfterSeconds?: number;
  /** Only for `moved`: the new URL, to which clients are redirected. */
  readonly location?: string;
  readonly extras: Readonly<Record<string, unknown>> = {};
  /** Such an error is part of normal operation, so it is not logged, even with status 503. */
  readonly isExpected: boolean = false;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

const createErrorFactory =
  (kind: ErrorKind) =>
  <const Code extends string>(code: Code, message: string) =>
    class extends AppError {
      override readonly kind = kind;
      override readonly code: Code = code;
      constructor() {
        super(message);
      }
    };

/** Creates the base class of an error: `class PageGone extends notFoundError('pages.gone', 'It is gone.') {}`. */
export const invalidError = createErrorFactory('invalid');
export const unauthenticatedError = createErrorFactory('unauthenticated');
export const forbiddenError = createErrorFactory('forbidden');
export const notFoundError = createErrorFactory('not-found');
export const goneError = createErrorFactory('gone');
export const conflictError = createErrorFactory('conflict');
export const unavailableError = createErrorFactory('unavailable');

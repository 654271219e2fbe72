/** Kind of an error. The HTTP layer maps it to a status code, so that the other code needs no status codes. */
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

/**
 * An error with a message for the user, such as a missing page or a conflict. `code` is stable and part of the public
 * API.
 */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: string;
  readonly retryAfterSeconds?: number;
  /** New URL of content that was moved; clients are redirected to it. Set only for an error of kind `moved`. */
  readonly location?: string;
  /**
   * Additional public fields of the error response (a problem document, RFC 9457), such as the next step for the user.
   */
  readonly extras: Readonly<Record<string, unknown>> = {};

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

/**
 * Creates the base class of an error with a fixed message: `class PageGone extends notFoundError('pages.gone', 'It is
 * gone.') {}`.
 */
export const invalidError = createErrorFactory('invalid');
export const unauthenticatedError = createErrorFactory('unauthenticated');
export const forbiddenError = createErrorFactory('forbidden');
export const notFoundError = createErrorFactory('not-found');
export const goneError = createErrorFactory('gone');
export const conflictError = createErrorFactory('conflict');
export const unavailableError = createErrorFactory('unavailable');

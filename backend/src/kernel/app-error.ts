/** What kind of "no" an error is; the HTTP edge maps it to a status, the domain knows none. */
export type ErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many' | 'unavailable';

/** A business fact that stops a use case. `code` is stable and part of the public contract. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: string;
  /** When it is worth another try. */
  readonly retryAfterSeconds?: number;
  /** Further public members of the problem document, such as where to go next. */
  readonly extras: Readonly<Record<string, unknown>> = {};

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

const errorOf =
  (kind: ErrorKind) =>
  <const Code extends string>(code: Code, message: string) =>
    class extends AppError {
      override readonly kind = kind;
      override readonly code: Code = code;
      constructor() {
        super(message);
      }
    };

/** The parent of an error that always says the same: `class Gone extends notFound('pages.gone', 'It is gone.') {}`. */
export const invalid = errorOf('invalid');
export const unauthenticated = errorOf('unauthenticated');
export const forbidden = errorOf('forbidden');
export const notFound = errorOf('not-found');
export const conflict = errorOf('conflict');
export const unavailable = errorOf('unavailable');

/** What kind of "no" an error is; the HTTP edge maps it to a status, the domain knows none. */
export type ErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many' | 'unavailable';

/** A business fact that stops a use case. `code` is stable and part of the public contract. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: string;
  /** Further public members of the problem document, such as where to go next. */
  readonly extras: Readonly<Record<string, string | number>> = {};

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

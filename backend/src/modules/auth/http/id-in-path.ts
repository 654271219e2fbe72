import { ParseUUIDPipe } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';

/** What stands in the path is not an id at all. */
class NotAnId extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'validation_failed';
  constructor(name: string) {
    super(`${name} must be an UUID`);
  }
}

/** An id in the path, refused in the protocol's words when it has not the form of one. */
export const idInPath = (name: string): ParseUUIDPipe =>
  new ParseUUIDPipe({ exceptionFactory: () => new NotAnId(name) });

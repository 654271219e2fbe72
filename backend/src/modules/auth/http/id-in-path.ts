import { ParseUUIDPipe } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';

class NotAnId extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'validation_failed';
  constructor(name: string) {
    super(`${name} must be an UUID`);
  }
}

export const idInPath = (name: string): ParseUUIDPipe =>
  new ParseUUIDPipe({ exceptionFactory: () => new NotAnId(name) });

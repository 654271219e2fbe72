import { ParseUUIDPipe } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';

class InvalidUuid extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'validation_failed';
  constructor(name: string) {
    super(`${name} must be an UUID`);
  }
}

export const createUuidParamPipe = (name: string): ParseUUIDPipe =>
  new ParseUUIDPipe({ exceptionFactory: () => new InvalidUuid(name) });

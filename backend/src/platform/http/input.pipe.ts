import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { InvalidInput } from './problem.ts';

/** A DTO class that ignores unknown fields instead of refusing them, as its protocol demands. */
export interface TolerantInput {
  readonly ignoresUnknownFields: true;
}

/** Turns bodies and queries into DTOs and refuses what breaks a rule. Unknown fields are refused. */
@Injectable()
export class InputPipe extends ValidationPipe {
  private readonly tolerant: ValidationPipe;

  constructor() {
    const shared = {
      transform: true,
      whitelist: true,
      stopAtFirstError: false,
      validationError: { target: false, value: false },
      exceptionFactory: (errors: Parameters<typeof InvalidInput.from>[0]) => InvalidInput.from(errors),
    };
    super({ ...shared, forbidNonWhitelisted: true });
    this.tolerant = new ValidationPipe(shared);
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { ignoresUnknownFields } = (metadata.metatype ?? {}) as Partial<TolerantInput>;
    if (metadata.type === 'body' && !ignoresUnknownFields) refuseNul(value);
    return ignoresUnknownFields ? this.tolerant.transform(value, metadata) : super.transform(value, metadata);
  }
}

/** PostgreSQL stores no NUL; nobody types one. */
function refuseNul(value: unknown, field = 'body'): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new InvalidInput([{ field, message: 'This text holds a character that cannot be stored.' }]);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) refuseNul(part, Array.isArray(value) ? field : name);
}

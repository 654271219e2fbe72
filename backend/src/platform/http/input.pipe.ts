import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { normalizeInput } from './normalize-input.ts';
import { InvalidInput } from './problem.ts';

/** Clients of Supabase Auth send fields that the DTO does not know. */
export interface TolerantInput {
  readonly ignoresUnknownFields: true;
}

@Injectable()
export class InputValidationPipe extends ValidationPipe {
  private readonly tolerant: ValidationPipe;

  constructor() {
    const shared = {
      transform: true,
      whitelist: true,
      stopAtFirstError: false,
      validationError: { target: false, value: false },
      exceptionFactory: (errors: Parameters<typeof InvalidInput.fromValidationErrors>[0]) =>
        InvalidInput.fromValidationErrors(errors),
    };
    super({ ...shared, forbidNonWhitelisted: true });
    this.tolerant = new ValidationPipe(shared);
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { ignoresUnknownFields } = (metadata.metatype ?? {}) as Partial<TolerantInput>;
    const allowsNul = metadata.type !== 'body' || Boolean(ignoresUnknownFields);
    const given =
      metadata.type === 'custom' ? value : normalizeInput(value, { name: metadata.data ?? metadata.type, allowsNul });
    return ignoresUnknownFields ? this.tolerant.transform(given, metadata) : super.transform(given, metadata);
  }
}

import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { normalizeInput } from './normalize-input.ts';
import { InvalidInput } from './problem.ts';

/** Clients of Supabase Auth send fields that the DTO does not know. */
export interface TolerantInput {
  readonly ignoresUnknownFields: true;
}

type QueryClass = NonNullable<ArgumentMetadata['metatype']>;

const maxQueries = 1_000;
const maxCharacters = 500_000;

@Injectable()
export class InputValidationPipe extends ValidationPipe {
  private readonly tolerant: ValidationPipe;
  private readonly validQueries = new LRUCache<string, Map<QueryClass, object>>({
    max: maxQueries,
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length,
  });

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
    if (ignoresUnknownFields) return this.tolerant.transform(given, metadata);
    return metadata.type === 'query' && metadata.metatype
      ? this.validateQuery(given, metadata.metatype, metadata)
      : super.transform(given, metadata);
  }

  /**
   * Caches valid queries, because validation takes a tenth of the time of a request for a cached list. So the rules of a
   * query must not use the time or stored data.
   */
  private async validateQuery(given: unknown, queryClass: QueryClass, metadata: ArgumentMetadata): Promise<unknown> {
    const text = JSON.stringify(given) ?? '';
    const known = this.validQueries.get(text)?.get(queryClass);
    if (known) return known;
    const valid: unknown = await super.transform(given, metadata);
    if (!(valid instanceof queryClass)) return valid;
    const byClass = this.validQueries.get(text) ?? new Map<QueryClass, object>();
    this.validQueries.set(text, byClass.set(queryClass, deepFreeze(valid)));
    return valid;
  }
}

/** Requests share the object, so no request may change it. */
function deepFreeze(query: object): object {
  for (const value of Object.values(query))
    if (typeof value === 'object' && value !== null) deepFreeze(value as object);
  return Object.freeze(query);
}

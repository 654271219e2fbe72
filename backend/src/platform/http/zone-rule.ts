import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { IANAZone } from 'luxon';
import { inOrder } from './text-rules.ts';

const isZone = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 64 && IANAZone.isValidZone(value);

/** A time zone as the time zone database names it. */
export const Zone = (options: object = {}): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, maxLength: 64, example: 'Europe/Berlin', ...options } as ApiPropertyOptions),
    ValidateBy({
      name: 'zone',
      validator: { validate: isZone, defaultMessage: () => 'zone must be a time zone such as Europe/Berlin' },
    }),
  );

import { ApiProperty } from '@nestjs/swagger';
import { Transform, plainToInstance } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { PersonName } from './text-rules.ts';

const IfGiven = (field: keyof OptionalNamesDto) =>
  ValidateIf((names: OptionalNamesDto) => names[field] !== undefined && names[field] !== null);

/** Names that may be left out, but not left empty. */
export class OptionalNamesDto {
  @ApiProperty({ required: false, minLength: 1, maxLength: 50 })
  @IfGiven('first_name')
  @PersonName('First name')
  first_name?: string;

  @ApiProperty({ required: false, minLength: 1, maxLength: 50 })
  @IfGiven('last_name')
  @PersonName('Last name')
  last_name?: string;
}

const namesOf = (value: unknown): OptionalNamesDto =>
  plainToInstance(OptionalNamesDto, value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {});

export const OptionalNames = (): PropertyDecorator => (target, key) => {
  ApiProperty({ type: () => OptionalNamesDto, required: false })(target, key);
  ValidateNested()(target, key);
  Transform(({ value }: { value: unknown }) => namesOf(value))(target, key);
};

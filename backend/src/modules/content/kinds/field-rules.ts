import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { ToMultiLine, composeDecorators, ToSingleLine } from '#platform/http/text-rules.ts';

const describeProperty = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

export const EmptyToNull = () => Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

export const OptionalWithDefault = (...rules: PropertyDecorator[]): PropertyDecorator =>
  composeDecorators(
    ValidateIf((_, value) => value !== undefined),
    ...rules,
  );

export const createTextFieldRule = (
  name: string,
  holds: (text: string) => boolean,
  message: string,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && holds(value),
      defaultMessage: () => message,
    },
  });

export const TextField = (label: string, most: number): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, minLength: 1, maxLength: most }),
    ToSingleLine(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

export const MultilineTextField = (label: string, most: number): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, minLength: 1, maxLength: most }),
    ToMultiLine(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

export const OptionalTextField = (label: string, most: number): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, maxLength: most, nullable: true, required: false }),
    // EmptyToNull runs last, because class-transformer runs transforms in reverse order.
    EmptyToNull(),
    ToMultiLine(),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

export const ParentIdField = (label: string): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, format: 'uuid' }),
    IsNotEmpty({ message: `${label} is required` }),
    IsUUID(undefined, { message: `Choose a ${label.toLowerCase()} that exists` }),
  );

const createIntegerRule = (label: string, least: number): PropertyDecorator =>
  composeDecorators(
    IsInt({ message: `${label} must be a whole number` }),
    Min(least, { message: `${label} must be at least ${least}` }),
    Max(2_000_000_000, { message: `${label} is too large` }),
  );

export const IntegerField = (label: string, least: number): PropertyDecorator =>
  OptionalWithDefault(
    describeProperty({ type: 'integer', minimum: least, default: least, required: false }),
    createIntegerRule(label, least),
  );

export const OptionalIntegerField = (label: string, least: number): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: 'integer', minimum: least, nullable: true, required: false }),
    IsOptional(),
    createIntegerRule(label, least),
  );

export const BooleanField = (label: string, otherwise = true): PropertyDecorator =>
  OptionalWithDefault(
    describeProperty({ type: Boolean, default: otherwise, required: false }),
    IsBoolean({ message: `${label} must be true or false` }),
  );

export const ChoiceField = (name: string, choices: readonly string[], otherwise: string): PropertyDecorator =>
  OptionalWithDefault(
    describeProperty({ enum: choices, enumName: name, default: otherwise, required: false }),
    IsIn(choices, { message: `Choose ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}` }),
  );

const maxTags = 20;

export const TagsField = (): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: [String], nullable: true, required: false, maxItems: maxTags }),
    Transform(({ value }: { value: unknown }) => (isStringArray(value) ? normalizeTags(value) : value)),
    IsOptional(),
    IsArray({ message: 'Tags must be a list of words' }),
    ArrayMaxSize(maxTags, { message: `There may be at most ${maxTags} tags` }),
    IsString({ each: true, message: 'Tags must be a list of words' }),
    MaxLength(50, { each: true, message: 'A tag must be less than 50 characters' }),
  );

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

function normalizeTags(tags: string[]): string[] | null {
  const kept = [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
  return kept.length > 0 ? kept : null;
}

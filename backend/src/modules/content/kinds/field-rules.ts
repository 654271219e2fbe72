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
import { inLines, inOrder, onOneLine } from '#platform/http/text-rules.ts';

const described = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

export const emptyIsNull = () => Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

/** An omitted field gets its default; null is invalid. */
export const LeftOutOr = (...rules: PropertyDecorator[]): PropertyDecorator =>
  inOrder(
    ValidateIf((_, value) => value !== undefined),
    ...rules,
  );

export const textRule = (name: string, holds: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && holds(value),
      defaultMessage: () => message,
    },
  });

export const Words = (label: string, most: number): PropertyDecorator =>
  inOrder(
    described({ type: String, minLength: 1, maxLength: most }),
    onOneLine(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

export const Lines = (label: string, most: number): PropertyDecorator =>
  inOrder(
    described({ type: String, minLength: 1, maxLength: most }),
    inLines(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

/** Optional text; an empty text is stored as null. */
export const OptionalWords = (label: string, most: number): PropertyDecorator =>
  inOrder(
    described({ type: String, maxLength: most, nullable: true, required: false }),
    // Transforms run in reverse order, so this one runs last.
    emptyIsNull(),
    inLines(),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(most, { message: `${label} must be less than ${most} characters` }),
  );

export const ParentId = (label: string): PropertyDecorator =>
  inOrder(
    described({ type: String, format: 'uuid' }),
    IsNotEmpty({ message: `${label} is required` }),
    IsUUID(undefined, { message: `Choose a ${label.toLowerCase()} that exists` }),
  );

const wholeFrom = (label: string, least: number): PropertyDecorator =>
  inOrder(
    IsInt({ message: `${label} must be a whole number` }),
    Min(least, { message: `${label} must be at least ${least}` }),
    Max(2_000_000_000, { message: `${label} is too large` }),
  );

export const Whole = (label: string, least: number): PropertyDecorator =>
  LeftOutOr(described({ type: 'integer', minimum: least, default: least, required: false }), wholeFrom(label, least));

export const OptionalWhole = (label: string, least: number): PropertyDecorator =>
  inOrder(
    described({ type: 'integer', minimum: least, nullable: true, required: false }),
    IsOptional(),
    wholeFrom(label, least),
  );

export const YesOrNo = (label: string, otherwise = true): PropertyDecorator =>
  LeftOutOr(
    described({ type: Boolean, default: otherwise, required: false }),
    IsBoolean({ message: `${label} must be true or false` }),
  );

export const Choice = (name: string, choices: readonly string[], otherwise: string): PropertyDecorator =>
  LeftOutOr(
    described({ enum: choices, enumName: name, default: otherwise, required: false }),
    IsIn(choices, { message: `Choose ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}` }),
  );

const mostTags = 20;

/** Tags are trimmed and unique; an empty list is stored as null. */
export const Tags = (): PropertyDecorator =>
  inOrder(
    described({ type: [String], nullable: true, required: false, maxItems: mostTags }),
    Transform(({ value }: { value: unknown }) => (isTexts(value) ? tidied(value) : value)),
    IsOptional(),
    IsArray({ message: 'Tags must be a list of words' }),
    ArrayMaxSize(mostTags, { message: `There may be at most ${mostTags} tags` }),
    IsString({ each: true, message: 'Tags must be a list of words' }),
    MaxLength(50, { each: true, message: 'A tag must be less than 50 characters' }),
  );

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

function tidied(tags: string[]): string[] | null {
  const kept = [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
  return kept.length > 0 ? kept : null;
}

import { IsEmail, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { inOrder, onOneLine } from '../../../platform/http/text-rules.ts';

/** An address that must be given. */
export const EmailToWrite = (): PropertyDecorator =>
  inOrder(
    onOneLine(),
    IsNotEmpty({ message: 'Please enter your email address' }),
    IsEmail({ ignore_max_length: true }, { message: 'Invalid email address' }),
    MaxLength(255, { message: 'Email must be less than 255 characters' }),
  );

/** A short text that may be left out, null or empty. */
export const OptionalText = (label: string): PropertyDecorator =>
  inOrder(
    onOneLine(),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(50, { message: `${label} must be less than 50 characters` }),
  );

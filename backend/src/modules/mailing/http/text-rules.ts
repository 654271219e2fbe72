import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress, inOrder, onOneLine } from '../../../platform/http/text-rules.ts';

/** An address that must be given. */
export const EmailToWrite = (): PropertyDecorator =>
  inOrder(onOneLine(), IsNotEmpty({ message: 'Please enter your email address' }), IsMailAddress());

/** A short text that may be left out, null or empty. */
export const OptionalText = (label: string): PropertyDecorator =>
  inOrder(
    onOneLine(),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(50, { message: `${label} must be less than 50 characters` }),
  );

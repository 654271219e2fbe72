import { createParamDecorator, ParseUUIDPipe, type ExecutionContext } from '@nestjs/common';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { RateLimitOptions } from '#platform/http/limit.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import {
  HasLetterOrDigit,
  IsEmailAddress,
  HasVisibleCharacter,
  ToMultiLine,
  composeDecorators,
  ToSingleLine,
  ToVisibleSingleLine,
  TransformText,
} from '#platform/http/text-rules.ts';

/** Rate limit per IP address for the requests of all forms together. */
export const formsRateLimit: RateLimitOptions = { setting: 'limitForms', windowSeconds: 600, per: 'ip' };

interface TextRule {
  /** Name of the field in error messages, such as 'Message must be less than 5000 characters'. */
  readonly label: string;
  readonly atMost: number;
  readonly missing: string;
}

const createRequiredTextRules = ({ label, atMost, missing }: TextRule): PropertyDecorator[] => [
  IsString({ message: missing }),
  IsNotEmpty({ message: missing }),
  HasVisibleCharacter(missing),
  MaxLength(atMost, { message: `${label} must be less than ${atMost} characters` }),
];

export const ShortText = (rule: TextRule): PropertyDecorator =>
  composeDecorators(ToSingleLine(), ...createRequiredTextRules(rule));

export const PersonName = (rule: TextRule): PropertyDecorator =>
  composeDecorators(ToVisibleSingleLine(), ...createRequiredTextRules(rule), HasLetterOrDigit(rule.missing));

export const LongText = (rule: TextRule): PropertyDecorator =>
  composeDecorators(ToMultiLine(), ...createRequiredTextRules(rule));

export const ReplyEmail = (): PropertyDecorator => composeDecorators(ToSingleLine(), IsEmailAddress());

/**
 * Validation of an invoice number. Only upper-case letters, digits and hyphens are allowed, so that the receipt email
 * can contain it safely.
 */
export const InvoiceNumber = (): PropertyDecorator =>
  composeDecorators(
    TransformText((text) => text.replace(/\s/g, '').toUpperCase()),
    ...createRequiredTextRules({ label: 'Invoice number', atMost: 40, missing: 'Please enter your invoice number' }),
    Matches(/^[A-Z0-9-]{4,40}$/, { message: 'Please enter the invoice number from your purchase email' }),
  );

export const idempotencyHeader = 'Idempotency-Key';

const readIdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().headers[idempotencyHeader.toLowerCase()],
);

/** Reads the idempotency key of a form from the request header; undefined when the header is missing. */
export const IdempotencyKey = (): ParameterDecorator =>
  readIdempotencyKey(
    new ParseUUIDPipe({
      optional: true,
      exceptionFactory: () =>
        new InvalidInput([{ field: idempotencyHeader, message: `${idempotencyHeader} must be a UUID` }]),
    }),
  );

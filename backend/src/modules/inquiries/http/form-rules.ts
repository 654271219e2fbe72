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
  CleanSingleLine,
  TransformText,
} from '#platform/http/text-rules.ts';

export const formsRateLimit: RateLimitOptions = { setting: 'limitForms', windowSeconds: 600, per: 'ip' };

interface TextRule {
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
  composeDecorators(CleanSingleLine(), ...createRequiredTextRules(rule), HasLetterOrDigit(rule.missing));

export const LongText = (rule: TextRule): PropertyDecorator =>
  composeDecorators(ToMultiLine(), ...createRequiredTextRules(rule));

export const ReplyEmail = (): PropertyDecorator => composeDecorators(ToSingleLine(), IsEmailAddress());

/** Allows only upper-case letters, digits and hyphens, so that the receipt email can contain the number safely. */
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

export const IdempotencyKey = (): ParameterDecorator =>
  readIdempotencyKey(
    new ParseUUIDPipe({
      optional: true,
      exceptionFactory: () =>
        new InvalidInput([{ field: idempotencyHeader, message: `${idempotencyHeader} must be a UUID` }]),
    }),
  );

import { createParamDecorator, ParseUUIDPipe, type ExecutionContext } from '@nestjs/common';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { LimitOptions } from '#platform/http/limit.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import {
  HasLetterOrDigit,
  IsMailAddress,
  IsVisible,
  inLines,
  inOrder,
  onOneLine,
  onVisibleLine,
  whenText,
} from '#platform/http/text-rules.ts';

/** One limit for all forms. */
export const formsLimit: LimitOptions = { setting: 'limitForms', windowSeconds: 600, per: 'ip' };

interface TextRule {
  /** Name of the field in 'Message must be less than 5000 characters'. */
  readonly label: string;
  readonly atMost: number;
  readonly missing: string;
}

const given = ({ label, atMost, missing }: TextRule): PropertyDecorator[] => [
  IsString({ message: missing }),
  IsNotEmpty({ message: missing }),
  IsVisible(missing),
  MaxLength(atMost, { message: `${label} must be less than ${atMost} characters` }),
];

export const ShortText = (rule: TextRule): PropertyDecorator => inOrder(onOneLine(), ...given(rule));

export const PersonName = (rule: TextRule): PropertyDecorator =>
  inOrder(onVisibleLine(), ...given(rule), HasLetterOrDigit(rule.missing));

export const LongText = (rule: TextRule): PropertyDecorator => inOrder(inLines(), ...given(rule));

export const AddressToAnswer = (): PropertyDecorator => inOrder(onOneLine(), IsMailAddress());

/** Upper-case letters, digits and hyphens only, so that it is safe to repeat in a receipt. */
export const InvoiceNumber = (): PropertyDecorator =>
  inOrder(
    whenText((text) => text.replace(/\s/g, '').toUpperCase()),
    ...given({ label: 'Invoice number', atMost: 40, missing: 'Please enter your invoice number' }),
    Matches(/^[A-Z0-9-]{4,40}$/, { message: 'Please enter the invoice number from your purchase email' }),
  );

export const keyHeader = 'Idempotency-Key';

const keyOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().headers[keyHeader.toLowerCase()],
);

/** Idempotency key of a form; undefined without the header. */
export const FormKey = (): ParameterDecorator =>
  keyOf(
    new ParseUUIDPipe({
      optional: true,
      exceptionFactory: () => new InvalidInput([{ field: keyHeader, message: `${keyHeader} must be a UUID` }]),
    }),
  );

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

/** All forms count together. */
export const formsLimit: LimitOptions = { setting: 'limitForms', windowSeconds: 600, per: 'ip' };

interface TextRule {
  /** What the field is called in 'Message must be less than 5000 characters'. */
  readonly label: string;
  readonly atMost: number;
  /** What is said to somebody who leaves it empty. */
  readonly missing: string;
}

const given = ({ label, atMost, missing }: TextRule): PropertyDecorator[] => [
  IsString({ message: missing }),
  IsNotEmpty({ message: missing }),
  IsVisible(missing),
  MaxLength(atMost, { message: `${label} must be less than ${atMost} characters` }),
];

/** A text on one line that must be given, trimmed. */
export const ShortText = (rule: TextRule): PropertyDecorator => inOrder(onOneLine(), ...given(rule));

/** A name that must be given. */
export const PersonName = (rule: TextRule): PropertyDecorator =>
  inOrder(onVisibleLine(), ...given(rule), HasLetterOrDigit(rule.missing));

/** A text of as many lines as somebody likes that must be given, trimmed. */
export const LongText = (rule: TextRule): PropertyDecorator => inOrder(inLines(), ...given(rule));

/** An address that must be given. */
export const AddressToAnswer = (): PropertyDecorator => inOrder(onOneLine(), IsMailAddress());

/** An invoice number in capitals. Letters, digits and hyphens alone, so that a receipt may repeat it. */
export const InvoiceNumber = (): PropertyDecorator =>
  inOrder(
    whenText((text) => text.replace(/\s/g, '').toUpperCase()),
    ...given({ label: 'Invoice number', atMost: 40, missing: 'Please enter your invoice number' }),
    Matches(/^[A-Z0-9-]{4,40}$/, { message: 'Please enter the invoice number from your purchase email' }),
  );

/** The header by which a form that is sent twice is known again. */
export const keyHeader = 'Idempotency-Key';

const keyOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().headers[keyHeader.toLowerCase()],
);

/** The key of a form; undefined where it came without one. */
export const FormKey = (): ParameterDecorator =>
  keyOf(
    new ParseUUIDPipe({
      optional: true,
      exceptionFactory: () => new InvalidInput([{ field: keyHeader, message: `${keyHeader} must be a UUID` }]),
    }),
  );

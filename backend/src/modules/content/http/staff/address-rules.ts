import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { DateTime, IANAZone } from 'luxon';
import { institute } from '../../../../kernel/institute.ts';
import { isRecurrence } from '../../use-cases/recurrence.ts';
import { inOrder } from '../../../../platform/http/text-rules.ts';
import { LeftOutOr, OptionalWords, textRule, Words } from './field-rules.ts';

const mostLetters = 2_000;
const anywhere = 'https://site.invalid';
const idLike = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for what a link may lead to: another site over http(s), or a path of this one. Never a script. */
export function isLinkable(address: string): boolean {
  if (!URL.canParse(address, anywhere) || /[\s\\]/.test(address)) return false;
  const { protocol, origin } = new URL(address, anywhere);
  return address.startsWith('/') ? origin === anywhere : /^https?:\/\//i.test(address) && /^https?:$/.test(protocol);
}

const Linkable = (label: string) =>
  textRule('isLinkable', isLinkable, `${label} must begin with https://, or with / for a file of this site`);

/** Where something is found. */
export const Address = (label: string): PropertyDecorator => inOrder(Words(label, mostLetters), Linkable(label));

export const OptionalAddress = (label: string): PropertyDecorator =>
  inOrder(OptionalWords(label, mostLetters), Linkable(label));

/** The last part of a page’s address. One that looked like an id could not be found. */
export const Slug = (): PropertyDecorator =>
  inOrder(
    Words('Slug', 100),
    textRule(
      'isSlug',
      (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !idLike.test(text),
      'Slug may have small letters, digits and hyphens only, such as first-steps',
    ),
  );

const isMoment = (text: string): boolean => /(Z|[+-]\d{2}:\d{2})$/i.test(text) && DateTime.fromISO(text).isValid;
const isThisCentury = (text: string): boolean => {
  const { year } = DateTime.fromISO(text, { zone: 'utc' });
  return year >= 2000 && year < 2100;
};

/** A moment, with its distance from UTC. */
export const Moment = (label: string): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, format: 'date-time' }),
    IsNotEmpty({ message: `${label} is required` }),
    textRule('isMoment', isMoment, `${label} must be a date and time, such as 2027-03-01T19:00:00-05:00`),
    textRule('isThisCentury', isThisCentury, `${label} must lie between 2000 and 2099`),
  );

export const Zone = (): PropertyDecorator =>
  LeftOutOr(
    ApiProperty({ type: String, default: institute.timeZone, required: false }),
    textRule('isZone', (text) => IANAZone.isValidZone(text), `Choose a time zone such as ${institute.timeZone}`),
  );

export const Recurrence = (): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: 200 }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    MaxLength(200, { message: 'The rule must be less than 200 characters' }),
    textRule('isRecurrence', isRecurrence, 'Write how it repeats as a rule such as FREQ=WEEKLY;BYDAY=WE'),
  );

import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsOptional } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { ReplyEmail, InvoiceNumber, LongText, PersonName, ShortText } from './form-rules.ts';

const name = { label: 'Name', atMost: 100, missing: 'Please enter your name' } as const;
const email = { type: String, format: 'email', maxLength: 255 } as const;
const trapProperty = {
  type: String,
  required: false,
  description: 'Honeypot, hidden from people. A request with a value gets the usual response and is not stored.',
} as const;

export class PartnerFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @ReplyEmail()
  email!: string;

  @ApiProperty({ minLength: 1, maxLength: 200 })
  @ShortText({ label: 'Interest', atMost: 200, missing: 'Please tell us about your interest' })
  interest!: string;

  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Details', atMost: 5000, missing: 'Please tell us a little more' })
  details!: string;

  @ApiProperty(trapProperty)
  @Allow()
  website?: unknown;
}

export class VolunteerFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @ReplyEmail()
  email!: string;

  @ApiProperty({ minLength: 1, maxLength: 1000 })
  @LongText({ label: 'Skills', atMost: 1000, missing: 'Please tell us about your skills' })
  skills!: string;

  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Motivation', atMost: 5000, missing: 'Please tell us why you want to help' })
  motivation!: string;

  @ApiProperty(trapProperty)
  @Allow()
  website?: unknown;
}

export class WithdrawalFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @ReplyEmail()
  email!: string;

  /** Invoice number from the purchase email or the list of invoices. */
  @ApiProperty({ minLength: 1, maxLength: 40 })
  @InvoiceNumber()
  invoice!: string;

  @ApiProperty(trapProperty)
  @Allow()
  website?: unknown;
}

export class ContactFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @ReplyEmail()
  email!: string;

  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Message', atMost: 5000, missing: 'Please write a message' })
  message!: string;

  /** Id of the moderation decision that this message replies to; unknown ids are ignored. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (isUuid(value) ? value : undefined))
  decision?: string;

  @ApiProperty(trapProperty)
  @Allow()
  website?: unknown;
}

import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsOptional } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { AddressToAnswer, InvoiceNumber, LongText, PersonName, ShortText } from './form-rules.ts';

const name = { label: 'Name', atMost: 100, missing: 'Please enter your name' } as const;
const email = { type: String, format: 'email', maxLength: 255 } as const;
const trap = {
  type: String,
  required: false,
  description: 'No person sees this field. Who fills it in is answered like anybody else, and not heard.',
} as const;

/** An application of somebody who wants to work with the institute. */
export class PartnerFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @AddressToAnswer()
  email!: string;

  @ApiProperty({ minLength: 1, maxLength: 200 })
  @ShortText({ label: 'Interest', atMost: 200, missing: 'Please tell us about your interest' })
  interest!: string;

  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Details', atMost: 5000, missing: 'Please tell us a little more' })
  details!: string;

  @ApiProperty(trap)
  @Allow()
  website?: unknown;
}

/** The offer of somebody who wants to help. */
export class VolunteerFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @AddressToAnswer()
  email!: string;

  @ApiProperty({ minLength: 1, maxLength: 1000 })
  @LongText({ label: 'Skills', atMost: 1000, missing: 'Please tell us about your skills' })
  skills!: string;

  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Motivation', atMost: 5000, missing: 'Please tell us why you want to help' })
  motivation!: string;

  @ApiProperty(trap)
  @Allow()
  website?: unknown;
}

/** A buyer withdraws from a purchase. */
export class WithdrawalFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @AddressToAnswer()
  email!: string;

  /** As it is in the purchase email and in the list of invoices. */
  @ApiProperty({ minLength: 1, maxLength: 40 })
  @InvoiceNumber()
  invoice!: string;

  @ApiProperty(trap)
  @Allow()
  website?: unknown;
}

/** Whatever anybody wants to say to the institute. */
export class ContactFormDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @PersonName(name)
  name!: string;

  @ApiProperty(email)
  @AddressToAnswer()
  email!: string;

  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Message', atMost: 5000, missing: 'Please write a message' })
  message!: string;

  /** What was decided in the forum, where this answers it. A word that names no decision is left out. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (isUuid(value) ? value : undefined))
  decision?: string;

  @ApiProperty(trap)
  @Allow()
  website?: unknown;
}

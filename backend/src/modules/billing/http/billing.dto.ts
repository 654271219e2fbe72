import { IsString, MaxLength } from 'class-validator';

/** Which plan, and how it is paid. */
export class CreateCheckoutDto {
  /** One of the price ids of GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

/** Nothing to say: the member is known by the token. */
export class CustomerPortalDto {}

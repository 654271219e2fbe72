import { IsString, MaxLength } from 'class-validator';

/** Nothing to say: the member is known by the token. */
export class CheckSubscriptionDto {}

/** Nothing to say: the address says it all. */
export class NothingDto {}

/** Which plan, and how it is paid. */
export class ChosenPlanDto {
  /** One of the price ids of GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

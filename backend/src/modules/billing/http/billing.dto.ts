import { PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';

/** The plan and billing interval that a member wants to buy. */
export class CreateCheckoutDto {
  /** A price id from GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

/** The body is empty, because the token identifies the member. */
export class CustomerPortalDto {}

/** Query parameters of the list of the member's invoices; it has pages but no search. */
export class InvoicesQuery extends PickType(ListQuery, ['limit', 'cursor']) {}

/** URL of a page of the payment provider, to open in a new tab. */
export class HostedPageView {
  /** Absolute URL at the payment provider. A checkout can be paid for about 30 minutes after it was first requested. */
  url!: string;
}

/** Confirms that the event is stored. */
export class WebhookReceivedView {
  received!: boolean;
}

import { PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';

/** Which plan, and how it is paid. */
export class CreateCheckoutDto {
  /** One of the price ids of GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

/** Nothing to say: the member is known by the token. */
export class CustomerPortalDto {}

/** There is nothing to search in one's own invoices. */
export class InvoicesQuery extends PickType(ListQuery, ['limit', 'cursor']) {}

/** A page of the payment provider, to open in a new tab. */
export class HostedPageView {
  /** Absolute address at the payment provider; good for half an hour at least when it is a checkout. */
  url!: string;
}

/** The report is kept. */
export class WebhookReceivedView {
  received!: boolean;
}

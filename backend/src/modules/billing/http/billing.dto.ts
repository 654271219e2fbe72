import { PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';

export class CreateCheckoutDto {
  /** A price id from GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

export class CustomerPortalDto {}

export class InvoicesQuery extends PickType(ListQuery, ['limit', 'cursor']) {}

export class HostedPageView {
  /** Absolute URL at the payment provider. A checkout can be paid for about 30 minutes after the first request. */
  url!: string;
}

export class WebhookReceivedView {
  received!: boolean;
}

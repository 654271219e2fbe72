import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { OpenCustomerPortal } from '../use-cases/checkout/open-portal.ts';
import { StartCheckout } from '../use-cases/checkout/start-checkout.ts';
import { CreateCheckoutDto, CustomerPortalDto, HostedPageView } from './billing.dto.ts';

@Controller('api/functions')
export class BillingFunctionsController {
  constructor(
    private readonly startCheckout: StartCheckout,
    private readonly openPortal: OpenCustomerPortal,
  ) {}

  /** Opens the payment page (checkout) for a plan. A repeated request returns the URL of the open page. */
  @Post('create-checkout')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitCreateCheckout', windowSeconds: 60, per: 'user' })
  createCheckout(@CurrentUser() userId: string, @Body() { priceId }: CreateCheckoutDto): Promise<HostedPageView> {
    return this.startCheckout.start({ userId, priceId });
  }

  /** Opens the payment provider's page where a member manages cards and invoices and can cancel. */
  @Post('customer-portal')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitCustomerPortal', windowSeconds: 60, per: 'user' })
  customerPortal(@CurrentUser() userId: string, @Body() _body: CustomerPortalDto): Promise<HostedPageView> {
    return this.openPortal.open({ userId });
  }
}

import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { RawBody, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ReceiveWebhook } from '../use-cases/events/receive-webhook.ts';
import { WebhookReceivedView } from './billing.dto.ts';

@Controller('api/webhooks/stripe')
export class StripeWebhookController {
  constructor(private readonly receiveWebhook: ReceiveWebhook) {}

  /** Verifies and stores an event of the payment provider. A repeated event changes nothing. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('signature')
  @RateLimit({ setting: 'limitStripeWebhook', windowSeconds: 60, per: 'ip' })
  async receive(
    @RawBody() body: Buffer | undefined,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookReceivedView> {
    await this.receiveWebhook.receive({ body, signature });
    return { received: true };
  }
}

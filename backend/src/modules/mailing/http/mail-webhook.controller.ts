import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { RawBody, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ReceiveMailEvent } from '../use-cases/events/receive-mail-event.ts';
import { MailEventReceivedView } from '../use-cases/events/mail-events.view.ts';

@Controller('api/webhooks/resend')
export class MailWebhookController {
  constructor(private readonly receiveMailEvent: ReceiveMailEvent) {}

  /**
   * Verifies and stores an event of the email provider. An event that arrives again gets the same response and changes
   * nothing.
   */
  @Post()
  @HttpCode(200)
  @RequiresPermission('signature')
  @RateLimit({ setting: 'limitResendWebhook', windowSeconds: 60, per: 'ip' })
  async receive(
    @RawBody() body: Buffer | undefined,
    @Headers('svix-id') id: string | undefined,
    @Headers('svix-timestamp') timestamp: string | undefined,
    @Headers('svix-signature') signature: string | undefined,
  ): Promise<MailEventReceivedView> {
    await this.receiveMailEvent.receive({ body, id, timestamp, signature });
    return { received: true };
  }
}

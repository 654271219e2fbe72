import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { ConfirmSubscription } from '../use-cases/list/confirm-subscription.ts';
import { StartEmailCampaign } from '../use-cases/list/start-email-campaign.ts';
import { SubscribeEmail } from '../use-cases/list/subscribe-email.ts';
import { CampaignStartedView, SubscriptionOutcomeView } from '../use-cases/list/list.view.ts';
import { ConfirmSubscriptionDto, StartEmailCampaignDto, SubscribeEmailDto } from './mailing.dto.ts';

@Controller('api/functions')
export class MailingFunctionsController {
  constructor(
    private readonly subscribeEmail: SubscribeEmail,
    private readonly confirmSubscription: ConfirmSubscription,
    private readonly startEmailCampaign: StartEmailCampaign,
  ) {}

  /**
   * Subscribes an email address to the mailing list. A new subscriber gets a welcome email, or first an email with a
   * confirmation link.
   */
  @Post('subscribe-email')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitSubscribeEmail', windowSeconds: 60, per: 'ip' })
  subscribe(@Body() input: SubscribeEmailDto): Promise<SubscriptionOutcomeView> {
    return this.subscribeEmail.subscribe(input);
  }

  /** Confirms a subscription with the `token` from the confirmation link. */
  @Post('confirm-subscription')
  @HttpCode(200)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitConfirmSubscription', windowSeconds: 300, per: 'ip' })
  confirm(@Body() input: ConfirmSubscriptionDto): Promise<SubscriptionOutcomeView> {
    return this.confirmSubscription.confirm(input);
  }

  /**
   * Sends the welcome email again, also to an email address that never joined the mailing list. Refuses an
   * unsubscribed, unconfirmed or suppressed one.
   */
  @Post('start-email-campaign')
  @HttpCode(200)
  @RequiresPermission('admin')
  @RateLimit({ setting: 'limitStartEmailCampaign', windowSeconds: 3600, per: 'user' })
  start(@CurrentUser() startedBy: string, @Body() input: StartEmailCampaignDto): Promise<CampaignStartedView> {
    return this.startEmailCampaign.start({ startedBy, ...input });
  }
}

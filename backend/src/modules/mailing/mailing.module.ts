import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { CommunityModule } from '#modules/community/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { InquiriesModule } from '#modules/inquiries/index.ts';
import { LiveEventsModule } from '#modules/live-events/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';
import { AudiencesController } from './http/audiences.controller.ts';
import { CampaignsController } from './http/campaigns.controller.ts';
import { DateEmailController } from './http/date-email.controller.ts';
import { AccountMailingController } from './http/account-mailing.controller.ts';
import { LettersController } from './http/letters.controller.ts';
import { LinkController } from './http/link.controller.ts';
import { MailingFunctionsController } from './http/mailing-functions.controller.ts';
import { MailAdminController } from './http/mail-admin.controller.ts';
import { MailWebhookController } from './http/mail-webhook.controller.ts';
import { PreferencesController } from './http/preferences.controller.ts';
import { SendingController } from './http/sending.controller.ts';
import { SubscribeController } from './http/subscribe.controller.ts';
import { UnsubscribeController } from './http/unsubscribe.controller.ts';
import { WhyController } from './http/why.controller.ts';
import { collectMails } from './mails/collect.ts';
import { queueMailsOnEvents } from './reactions/queue-mails-on-event.ts';
import { sendMailReactionClasses } from './reactions/send-mail-when-queued.ts';
import { mailDefinitionsToken } from './use-cases/emails/mail-definitions.ts';
import { createEmailProvider } from './use-cases/providers/create-email-provider.ts';
import { EmailProvider } from './use-cases/providers/email-provider.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);
const mails = collectMails();

@Module({
  imports: [
    AuthModule,
    MembershipModule,
    ContentModule,
    PracticeModule,
    LiveEventsModule,
    CommunityModule,
    InquiriesModule,
    MikroOrmModule.forFeature(entities),
  ],
  controllers: [
    AudiencesController,
    CampaignsController,
    AccountMailingController,
    SendingController,
    LettersController,
    LinkController,
    MailAdminController,
    MailingFunctionsController,
    DateEmailController,
    MailWebhookController,
    PreferencesController,
    SubscribeController,
    UnsubscribeController,
    WhyController,
  ],
  providers: [
    ...providers,
    { provide: mailDefinitionsToken, useValue: mails },
    { provide: EmailProvider, inject: [Settings], useFactory: createEmailProvider },
    ...queueMailsOnEvents(mails),
    ...sendMailReactionClasses,
  ],
  exports: providers,
})
export class MailingModule {}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { BillingAdminController } from './http/billing-admin.controller.ts';
import { BillingFunctionsController } from './http/billing-functions.controller.ts';
import { InvoicesController } from './http/invoices.controller.ts';
import { PlansController } from './http/plans.controller.ts';
import { StripeWebhookController } from './http/stripe-webhook.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MikroOrmModule.forFeature(entities)],
  controllers: [
    PlansController,
    BillingFunctionsController,
    BillingAdminController,
    InvoicesController,
    StripeWebhookController,
  ],
  providers,
  exports: providers,
})
export class BillingModule {}

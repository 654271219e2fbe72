import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { MailingModule } from '#modules/mailing/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';
import { AutomationsController } from './http/automations.controller.ts';
import { startAutomationsOnEvents } from './reactions/start-on-event.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MembershipModule, PracticeModule, MailingModule, MikroOrmModule.forFeature(entities)],
  controllers: [AutomationsController],
  providers: [...providers, ...startAutomationsOnEvents],
  exports: providers,
})
export class AutomationsModule {}

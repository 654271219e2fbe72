import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Settings } from '#platform/config/settings.ts';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AccessGuard } from './http/access.guard.ts';
import { AccountSessionsController } from './http/account-sessions.controller.ts';
import { DirectoryFactorsController } from './http/directory-factors.controller.ts';
import { DirectoryLinksController } from './http/directory-links.controller.ts';
import { DirectoryController } from './http/directory.controller.ts';
import { FactorsController } from './http/factors.controller.ts';
import { MailFlowsController } from './http/mail-flows.controller.ts';
import { RecoveryCodesController } from './http/recovery-codes.controller.ts';
import { ServiceController } from './http/service.controller.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { applyAccountSettings } from './use-cases/accounts/account-rules.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [MikroOrmModule.forFeature(entities), JwtModule.register({}), PassportModule],
  controllers: [
    AccountSessionsController,
    DirectoryController,
    DirectoryFactorsController,
    DirectoryLinksController,
    FactorsController,
    MailFlowsController,
    RecoveryCodesController,
    SessionsController,
    UsersController,
    ServiceController,
  ],
  providers: [...providers, { provide: APP_GUARD, useExisting: AccessGuard }],
  exports: providers,
})
export class AuthModule {
  constructor(settings: Settings) {
    applyAccountSettings(settings);
  }
}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { CertificatesController } from './http/certificates.controller.ts';
import { JournalController } from './http/journal.controller.ts';
import { ProgressController } from './http/progress.controller.ts';
import { ReflectionsController } from './http/reflections.controller.ts';
import { SittersController } from './http/sitters.controller.ts';
import { SitsController } from './http/sits.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MembershipModule, ContentModule, MikroOrmModule.forFeature(entities)],
  controllers: [
    ProgressController,
    JournalController,
    SitsController,
    SittersController,
    CertificatesController,
    ReflectionsController,
  ],
  providers,
  exports: providers,
})
export class PracticeModule {}

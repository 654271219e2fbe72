import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collect } from '../../platform/modules/collect.ts';
import { AuthModule } from '../auth/index.ts';
import { CommunityModule } from '../community/index.ts';
import { FormsController } from './http/forms.controller.ts';
import { InboxController } from './http/inbox.controller.ts';

const { entities, providers } = collect(import.meta.url);

@Module({
  imports: [AuthModule, CommunityModule, MikroOrmModule.forFeature(entities)],
  controllers: [FormsController, InboxController],
  providers,
  exports: providers,
})
export class InquiriesModule {}

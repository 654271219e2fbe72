import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { ModerationController } from './http/moderation.controller.ts';
import { PeopleController } from './http/people.controller.ts';
import { PostsController } from './http/posts.controller.ts';
import { TopicsController } from './http/topics.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, MembershipModule, ContentModule, MikroOrmModule.forFeature(entities)],
  controllers: [TopicsController, PostsController, PeopleController, ModerationController],
  providers,
  exports: providers,
})
export class CommunityModule {}

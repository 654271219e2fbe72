import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { ModuleOpened } from '#modules/practice/index.ts';
import { CreateNotifications } from './notify.ts';

@Injectable()
export class NotifyOfPractice {
  constructor(private readonly notify: CreateNotifications) {}

  @ReactsTo([ModuleOpened], { name: 'NotifyWhenModuleOpened', queue: 'notices' })
  notifyModuleOpened({ moduleId, slug, title, programTitle, userIds }: ModuleOpened['payload']): Promise<void> {
    return this.notify.notify({
      userIds,
      kind: 'lesson-opened',
      key: `module:${moduleId}`,
      title,
      text: `has opened in ${programTitle}`,
      path: `/members/modules/${slug}`,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { SiteInvalidator } from '#platform/site/site.ts';
import { PictureChanged } from '#modules/files/index.ts';
import { allKinds } from '../kinds/index.ts';

@Injectable()
export class RenderPagesAgainWhenPictureChanged {
  constructor(private readonly site: SiteInvalidator) {}

  @ReactsTo([PictureChanged], { name: 'RenderPagesAgainWhenPictureChanged', queue: 'content', effect: 'outside' })
  async render(): Promise<void> {
    const tags = allKinds.filter(({ read }) => read.pictureUrl).flatMap(({ pageTags }) => pageTags);
    for (const tag of new Set(tags)) await this.site.invalidate(tag);
  }
}

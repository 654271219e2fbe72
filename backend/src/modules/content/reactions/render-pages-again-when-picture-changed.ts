import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { SiteInvalidator } from '#platform/site/site.ts';
import { PictureChanged } from '#modules/files/index.ts';
import { contentKinds } from '../kinds/index.ts';
import type { KindDefinition } from '../kinds/kind.ts';

@Injectable()
export class RenderPagesAgainWhenPictureChanged {
  constructor(private readonly site: SiteInvalidator) {}

  @ReactsTo([PictureChanged], { name: 'RenderPagesAgainWhenPictureChanged', queue: 'content', effect: 'outside' })
  async render(): Promise<void> {
    const kinds: KindDefinition[] = Object.values(contentKinds);
    const tags = kinds.filter(({ read }) => read.pictureUrl).flatMap(({ pageTags }) => pageTags);
    for (const tag of new Set(tags)) await this.site.invalidate(tag);
  }
}

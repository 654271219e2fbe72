import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { SiteInvalidator } from '#platform/site/site.ts';
import { ContentChanged } from '../domain/events.ts';
import { getPageTags } from '../kinds/index.ts';

@Injectable()
export class RenderPagesAgainWhenContentChanged {
  constructor(private readonly site: SiteInvalidator) {}

  @ReactsTo([ContentChanged], { name: 'RenderPagesAgainWhenContentChanged', queue: 'content', effect: 'outside' })
  async render({ kind }: ContentChanged['payload']): Promise<void> {
    for (const tag of getPageTags(kind)) await this.site.invalidate(tag);
  }
}

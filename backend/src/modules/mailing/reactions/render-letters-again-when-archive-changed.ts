import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { SiteInvalidator } from '#platform/site/site.ts';
import { CampaignArchiveChanged } from '../domain/events.ts';

@Injectable()
export class RenderLettersAgainWhenArchiveChanged {
  constructor(private readonly site: SiteInvalidator) {}

  @ReactsTo([CampaignArchiveChanged], {
    name: 'RenderLettersAgainWhenArchiveChanged',
    queue: 'content',
    effect: 'outside',
  })
  render(): Promise<void> {
    return this.site.invalidate('letters');
  }
}

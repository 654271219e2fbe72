import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { SiteInvalidator } from '#platform/site/site.ts';
import { PricesChanged } from '../domain/events.ts';

@Injectable()
export class RenderPlansAgainWhenPricesChanged {
  constructor(private readonly site: SiteInvalidator) {}

  @ReactsTo([PricesChanged], { name: 'RenderPlansAgainWhenPricesChanged', queue: 'content', effect: 'outside' })
  render(): Promise<void> {
    return this.site.invalidate('plans');
  }
}

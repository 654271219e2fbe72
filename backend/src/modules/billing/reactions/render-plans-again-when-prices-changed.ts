import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { Site } from '#platform/site/site.ts';
import { PricesChanged } from '../domain/events.ts';

@Injectable()
export class RenderPlansAgainWhenPricesChanged {
  constructor(private readonly site: Site) {}

  @ReactsTo([PricesChanged], { name: 'RenderPlansAgainWhenPricesChanged', queue: 'content', effect: 'outside' })
  render(): Promise<void> {
    return this.site.invalidate('plans');
  }
}

import { Reaction } from '../../../platform/reactions/reaction.ts';
import { Site } from '../../../platform/site/site.ts';
import { PricesChanged } from '../domain/events.ts';

@Reaction({ to: PricesChanged, queue: 'content', effect: 'outside' })
export class RenderPlansAgainWhenPricesChanged {
  constructor(private readonly site: Site) {}

  handle(): Promise<void> {
    return this.site.invalidate('plans');
  }
}

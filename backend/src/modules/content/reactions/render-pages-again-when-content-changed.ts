import { Reaction, type ReactionHandler } from '../../../platform/reactions/reaction.ts';
import { Site } from '../../../platform/site/site.ts';
import { ContentChanged } from '../domain/events.ts';

/** Safe to run any number of times: a page is rendered from what is true then. */
@Reaction({ to: ContentChanged, queue: 'content', effect: 'outside' })
export class RenderPagesAgainWhenContentChanged implements ReactionHandler<ContentChanged> {
  constructor(private readonly site: Site) {}

  handle({ payload }: ContentChanged): Promise<void> {
    return this.site.invalidate(payload.kind);
  }
}

import { Reaction, type ReactionHandler } from '../../../platform/reactions/reaction.ts';
import { Site } from '../../../platform/site/site.ts';
import { ContentChanged } from '../domain/events.ts';
import { kindsThatTellOf } from '../domain/kinds.ts';

/** Safe to run any number of times: a page is rendered from what is true then. */
@Reaction({ to: ContentChanged, queue: 'content', effect: 'outside' })
export class RenderPagesAgainWhenContentChanged implements ReactionHandler<ContentChanged> {
  constructor(private readonly site: Site) {}

  async handle({ payload }: ContentChanged): Promise<void> {
    for (const kind of kindsThatTellOf(payload.kind)) await this.site.invalidate(kind);
    if (payload.kind === 'events') await this.site.invalidate('figures');
  }
}

import { Reaction } from '../../../platform/reactions/reaction.ts';
import { RolesChanged } from '../../auth/index.ts';
import { TellOpenPages } from '../use-cases/tell-open-pages.ts';

/** The admin opens and closes under the eyes of whoever it concerns. */
@Reaction({ to: RolesChanged, queue: 'billing', effect: 'outside' })
export class TellOpenPagesWhenRolesChanged {
  constructor(private readonly tellOpenPages: TellOpenPages) {}

  handle({ payload: { userId } }: RolesChanged): Promise<void> {
    return this.tellOpenPages.execute(userId);
  }
}

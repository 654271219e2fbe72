import { Reaction } from '../../../platform/reactions/reaction.ts';
import { SubscriberJoined } from '../domain/events.ts';
import { QueueWelcome } from '../use-cases/queue-welcome.ts';

@Reaction({ to: SubscriberJoined, queue: 'mailing' })
export class QueueWelcomeWhenSubscriberJoined {
  constructor(private readonly queueWelcome: QueueWelcome) {}

  handle({ payload }: SubscriberJoined): Promise<void> {
    return this.queueWelcome.execute(payload);
  }
}

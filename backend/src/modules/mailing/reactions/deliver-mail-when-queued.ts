import { Reaction } from '../../../platform/reactions/reaction.ts';
import { MailQueued } from '../domain/events.ts';
import { DeliverMail } from '../use-cases/deliver-mail.ts';

@Reaction({ to: MailQueued, queue: 'mailing', effect: 'outside' })
export class DeliverMailWhenQueued {
  constructor(private readonly deliverMail: DeliverMail) {}

  handle({ payload }: MailQueued): Promise<void> {
    return this.deliverMail.execute(payload);
  }
}

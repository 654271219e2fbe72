import { AuthMailWanted } from '../../auth/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { SendAccountMail } from '../use-cases/send-account-mail.ts';

@Reaction({ to: AuthMailWanted, queue: 'auth-mail', effect: 'outside' })
export class SendAccountMailWhenWanted {
  constructor(private readonly sendAccountMail: SendAccountMail) {}

  handle({ payload }: AuthMailWanted): Promise<void> {
    return this.sendAccountMail.execute(payload);
  }
}

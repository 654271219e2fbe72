import { Reaction } from '../../../platform/reactions/reaction.ts';
import { MailAskedFor } from '../domain/events.ts';
import { AnswerMailAsk } from '../use-cases/mail/answer-mail-ask.ts';

@Reaction({ to: MailAskedFor, queue: 'auth-mail' })
export class AnswerAskWhenMailAskedFor {
  constructor(private readonly answerMailAsk: AnswerMailAsk) {}

  handle({ payload }: MailAskedFor): Promise<void> {
    return this.answerMailAsk.execute(payload);
  }
}

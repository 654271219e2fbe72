import { Injectable } from '@nestjs/common';
import { ReactionDropped } from '#platform/reactions/reaction-dropped.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { sendBatchReaction } from '../use-cases/campaigns/send-batch.ts';
import { EndDroppedEmails } from '../use-cases/emails/end-dropped-emails.ts';
import { sendGroupReaction } from '../use-cases/emails/send-email-group.ts';
import { sendMailReactionNames } from './send-mail-when-queued.ts';

@Injectable()
export class EndEmailsWhenSendDropped {
  constructor(private readonly dropped: EndDroppedEmails) {}

  // Runs outside a transaction, so that `EndDroppedEmails` notifies open pages after its own commit.
  @ReactsTo([ReactionDropped], { name: 'EndEmailsWhenSendDropped', queue: 'mailing', effect: 'outside' })
  async end({ reaction, payload }: ReactionDropped['payload']): Promise<void> {
    const { messageId, batchId } = payload as { messageId?: string; batchId?: string };
    if (messageId && sendMailReactionNames.has(reaction)) await this.dropped.endEmail(messageId);
    if (batchId && reaction === sendBatchReaction) await this.dropped.endBatch(batchId);
    if (batchId && reaction === sendGroupReaction) await this.dropped.endGroup(batchId);
  }
}

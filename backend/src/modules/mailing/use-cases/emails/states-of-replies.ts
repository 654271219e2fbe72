import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { EmailMessage, type MessageState } from '../../domain/email-message.entity.ts';

/** Delivery states of the emails that answer inquiries. */
@Injectable()
export class StatesOfReplies {
  constructor(private readonly database: Database) {}

  /** By the answer's id; `queued` for one whose mail has not been written down yet. */
  async find(replyIds: readonly string[]): Promise<ReadonlyMap<string, MessageState>> {
    const idOf = new Map(replyIds.map((id) => [`inquiry-reply:${id}`, id]));
    const mails = await this.database
      .em()
      .find(EmailMessage, { dedupeKey: { $in: [...idOf.keys()] } }, { fields: ['dedupeKey', 'state'] });
    const states = new Map(mails.map(({ dedupeKey, state }) => [idOf.get(dedupeKey), state]));
    return new Map(replyIds.map((id) => [id, states.get(id) ?? 'queued']));
  }
}

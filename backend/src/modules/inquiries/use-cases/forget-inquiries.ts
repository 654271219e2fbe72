import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../../kernel/email-address.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { InquiryNote } from '../domain/inquiry-note.entity.ts';
import { InquiryReply } from '../domain/inquiry-reply.entity.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';
import { Mentoring } from '../domain/mentoring.entity.ts';

interface WhoIsForgotten {
  readonly userId: string;
  /** Left out where it may be somebody else's. */
  readonly email: string | undefined;
}

/** Deletes what a person wrote to the institute, and takes their name off what they answered as staff. */
@Injectable()
export class ForgetInquiries {
  constructor(private readonly tx: Transaction) {}

  /** The ids of what is gone. */
  forget({ userId, email }: WhoIsForgotten): Promise<string[]> {
    return this.tx.run(async ({ em }) => {
      await em.nativeUpdate(InquiryNote, { authorId: userId }, { authorId: null });
      await em.nativeUpdate(InquiryReply, { authorId: userId }, { authorId: null });
      // What was asked as a member is theirs, whatever address they had then.
      const asked = await em.find(Mentoring, { userId });
      const written = email === undefined ? [] : await em.find(Inquiry, { email: normalizeEmail(email) });
      const gone = [...new Set([...asked.map(({ inquiryId }) => inquiryId), ...written.map(({ id }) => id)])];
      await em.nativeDelete(Inquiry, { id: { $in: gone } });
      return gone;
    });
  }
}

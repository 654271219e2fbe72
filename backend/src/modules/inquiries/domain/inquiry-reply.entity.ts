import { defineEntity, p } from '@mikro-orm/core';
import { Inquiry } from './inquiry.entity.ts';

const InquiryReplySchema = defineEntity({
  name: 'InquiryReply',
  tableName: 'inquiry_reply',
  properties: {
    id: p.uuid().primary(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().joinColumn('inquiry_id').index().deleteRule('cascade'),
    text: p.text(),
    /** The colleague who wrote it; empty once the account is gone. */
    authorId: p.uuid().nullable(),
    writtenAt: p.datetime(),
    /** False for an answer that was given elsewhere and is kept here alone. */
    isMailed: p.boolean(),
  },
});

/** An answer to an inquiry. */
export class InquiryReply extends InquiryReplySchema.class {}
InquiryReplySchema.setClass(InquiryReply);

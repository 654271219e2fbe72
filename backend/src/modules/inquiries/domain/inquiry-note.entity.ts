import { defineEntity, p } from '@mikro-orm/core';
import { Inquiry } from './inquiry.entity.ts';

const InquiryNoteSchema = defineEntity({
  name: 'InquiryNote',
  tableName: 'inquiry_note',
  properties: {
    id: p.uuid().primary(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().joinColumn('inquiry_id').index().deleteRule('cascade'),
    text: p.text(),
    /** The colleague who wrote it; empty once the account is gone. */
    authorId: p.uuid().nullable(),
    writtenAt: p.datetime(),
  },
});

/** What staff tell one another about an inquiry. */
export class InquiryNote extends InquiryNoteSchema.class {}
InquiryNoteSchema.setClass(InquiryNote);

import { defineEntity, p } from '@mikro-orm/core';
import { consentForms, consentPurposes } from './consent-purposes.ts';

const ConsentTextSchema = defineEntity({
  name: 'ConsentText',
  tableName: 'consent_text',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    version: p.integer(),
    sentence: p.text(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['name', 'version'] }, { properties: ['name', 'sentence'] }],
});

export class ConsentText extends ConsentTextSchema.class {}
ConsentTextSchema.setClass(ConsentText);

const ConsentRecordSchema = defineEntity({
  name: 'ConsentRecord',
  tableName: 'consent_record',
  properties: {
    /** The row with the highest number for an email address and purpose is the current consent. */
    seq: p.bigint('number').primary().autoincrement(),
    email: p.text(),
    subscriberId: p.uuid().nullable().index(),
    userId: p.uuid().nullable().index(),
    purpose: p.enum(consentPurposes),
    isGiven: p.boolean(),
    form: p.enum(consentForms),
    textId: () => p.manyToOne(ConsentText).mapToPk().joinColumn('text_id').index(),
    at: p.datetime(),
  },
  indexes: [{ properties: ['email', 'purpose', 'seq'] }],
  triggers: [
    {
      name: 'refuse',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `if tg_op = 'DELETE' and current_setting('mailing.erases_consent', true) = 'on' then return null; end if; raise exception 'the consent ledger only grows'`,
    },
  ],
});

/** A trigger rejects updates, and rejects deletions outside `ConsentLedger.erase`. */
export class ConsentRecord extends ConsentRecordSchema.class {}
ConsentRecordSchema.setClass(ConsentRecord);

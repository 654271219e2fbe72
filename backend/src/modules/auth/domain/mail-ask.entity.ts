import { defineEntity, p } from '@mikro-orm/core';
import { challengeMethods } from './flow-state.entity.ts';

/** What anybody may ask to have sent to an address. */
const mailWishes = ['recovery', 'code', 'signup-again', 'email-change-again'] as const;
export type MailWishName = (typeof mailWishes)[number];

const MailAskSchema = defineEntity({
  name: 'MailAsk',
  tableName: 'auth_mail_ask',
  properties: {
    id: p.uuid().primary(),
    wish: p.enum(mailWishes),
    email: p.text(),
    /** A code may be asked for by somebody who has no account yet, and gets one with these names. */
    createUser: p.boolean(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    redirectTo: p.text().nullable(),
    challenge: p.text().nullable(),
    challengeMethod: p.enum(challengeMethods).nullable(),
    createdAt: p.datetime().index(),
  },
});

/**
 * That somebody asked for a mail to an address, known or not. Looking it up is left to the worker: so the answer takes as
 * long for an address that nobody has. It is deleted once it was seen to.
 */
export class MailAsk extends MailAskSchema.class {}
MailAskSchema.setClass(MailAsk);

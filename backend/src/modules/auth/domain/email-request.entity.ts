import { defineEntity, p } from '@mikro-orm/core';
import { challengeMethods } from './flow-state.entity.ts';

/** What anybody may have sent to an address. */
const emailRequests = ['recovery', 'code', 'signup-again', 'email-change-again'] as const;
export type EmailRequestName = (typeof emailRequests)[number];

const EmailRequestSchema = defineEntity({
  name: 'EmailRequest',
  tableName: 'auth_email_request',
  properties: {
    id: p.uuid().primary(),
    wish: p.enum(emailRequests),
    email: p.text(),
    /** A code may be asked for by somebody who has no account yet, and gets one with what they said of themselves. */
    createUser: p.boolean(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    metadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
    redirectTo: p.text().nullable(),
    challenge: p.text().nullable(),
    challengeMethod: p.enum(challengeMethods).nullable(),
    /** The IP network it came from. */
    requestedFrom: p.text().nullable(),
    createdAt: p.datetime().index(),
  },
});

/**
 * That somebody asked for an email to an address, known or not. The worker looks the address up, so that the answer takes
 * as long for one that nobody has. Deleted once it was answered.
 */
export class EmailRequest extends EmailRequestSchema.class {}
EmailRequestSchema.setClass(EmailRequest);

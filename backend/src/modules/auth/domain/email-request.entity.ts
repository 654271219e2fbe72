import { defineEntity, p } from '@mikro-orm/core';
import { pkceChallengeMethods } from './flow-state.entity.ts';

const emailRequestKinds = ['recovery', 'code', 'signup-again', 'email-change-again'] as const;
export type EmailRequestKind = (typeof emailRequestKinds)[number];

const EmailRequestSchema = defineEntity({
  name: 'EmailRequest',
  tableName: 'auth_email_request',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(emailRequestKinds),
    email: p.text(),
    createUser: p.boolean(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    metadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
    redirectTo: p.text().nullable(),
    challenge: p.text().nullable(),
    challengeMethod: p.enum(pkceChallengeMethods).nullable(),
    requestedFrom: p.text().nullable(),
    createdAt: p.datetime().index(),
  },
});

export class EmailRequest extends EmailRequestSchema.class {}
EmailRequestSchema.setClass(EmailRequest);

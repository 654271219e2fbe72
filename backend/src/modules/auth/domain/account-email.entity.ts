import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

const AccountEmailSchema = defineEntity({
  name: 'AccountEmail',
  tableName: 'auth_email',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    kind: p.text(),
    recipient: p.text(),
    /** Values for the template, or the id of the token whose link and code the email contains. Never a secret. */
    facts: p.json<Readonly<Record<string, string>>>(),
    createdAt: p.datetime(),
  },
});

/** An account email that waits for `mailing`; deleted when `mailing` has stored the email. */
export class AccountEmail extends AccountEmailSchema.class {}
AccountEmailSchema.setClass(AccountEmail);

import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

const AccountEmailSchema = defineEntity({
  name: 'AccountEmail',
  tableName: 'auth_email',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    /** Name of the mail that `mailing` defines. */
    kind: p.text(),
    recipient: p.text(),
    /** What it tells: plain words, or the id of the token whose link and code it brings. Never a secret. */
    facts: p.json<Readonly<Record<string, string>>>(),
    createdAt: p.datetime(),
  },
});

/** An email about an account that was decided on here; deleted when `mailing` has stored it among all emails. */
export class AccountEmail extends AccountEmailSchema.class {}
AccountEmailSchema.setClass(AccountEmail);

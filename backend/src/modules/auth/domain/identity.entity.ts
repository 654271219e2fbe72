import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** Who vouches for a person: their mail address. A further provider is a further name here, and a folder in use-cases. */
export type IdentityProvider = 'email';

const IdentitySchema = defineEntity({
  name: 'Identity',
  tableName: 'auth_identity',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    provider: p.text().$type<IdentityProvider>(),
    /** What the provider calls the person: for an address, the user's id. */
    providerId: p.text(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['provider', 'providerId'] }],
});

/** A way in which an account proves who it is. Every account has that of its address. */
export class Identity extends IdentitySchema.class {}
IdentitySchema.setClass(Identity);

/** The identity that an account is made with. */
export const emailIdentity = (userId: string, createdAt: Date) => ({
  id: userId,
  userId,
  provider: 'email' as const,
  providerId: userId,
  createdAt,
});

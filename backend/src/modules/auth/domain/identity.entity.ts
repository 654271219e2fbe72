import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

export type IdentityProvider = 'email';

const IdentitySchema = defineEntity({
  name: 'Identity',
  tableName: 'auth_identity',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    provider: p.text().$type<IdentityProvider>(),
    providerId: p.text(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['provider', 'providerId'] }],
});

export class Identity extends IdentitySchema.class {}
IdentitySchema.setClass(Identity);

export const createEmailIdentity = (userId: string, createdAt: Date) => ({
  id: userId,
  userId,
  provider: 'email' as const,
  providerId: userId,
  createdAt,
});

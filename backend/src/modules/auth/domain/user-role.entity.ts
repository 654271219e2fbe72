import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

const staffRoles = ['admin', 'editor', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

const UserRoleSchema = defineEntity({
  name: 'UserRole',
  tableName: 'user_roles',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    role: p.enum(staffRoles),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['userId', 'role'] }],
});

export class UserRole extends UserRoleSchema.class {}
UserRoleSchema.setClass(UserRole);

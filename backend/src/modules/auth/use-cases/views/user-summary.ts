import type { StaffRole } from '../../domain/user-role.entity.ts';

export interface UserSummary {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: Date;
  readonly isBanned: boolean;
  readonly roles: readonly StaffRole[];
}

export interface UserSummaryRow extends Omit<UserSummary, 'createdAt'> {
  readonly createdAt: string | Date;
}

export const userSummaryColumns = `u.id, u.email, u.email_confirmed_at is not null as "emailConfirmed", u.first_name as "firstName", u.last_name as "lastName", u.created_at as "createdAt", coalesce(u.banned_until > now(), false) as "isBanned",
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles`;

export const toUserSummary = ({ createdAt, ...row }: UserSummaryRow): UserSummary => ({
  id: row.id,
  email: row.email,
  emailConfirmed: row.emailConfirmed,
  firstName: row.firstName,
  lastName: row.lastName,
  createdAt: new Date(createdAt),
  isBanned: row.isBanned,
  roles: row.roles,
});

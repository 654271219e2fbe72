/** Accounts and sessions: who somebody is, and which staff roles they hold. */
export { AuthModule } from './auth.module.ts';
export { UserSignedUp } from './domain/events.ts';
export type { StaffRole } from './domain/user-role.entity.ts';
export type { UserSummary } from './use-cases/answers/user-summary.ts';
export { CountUsers } from './use-cases/count-users.ts';
export { CreateUser } from './use-cases/create-user.ts';
export { FindUsers } from './use-cases/find-users.ts';
export { Passwords } from './use-cases/passwords.ts';
export { RolesOf } from './use-cases/roles-of.ts';
export { UserById } from './use-cases/user-by-id.ts';

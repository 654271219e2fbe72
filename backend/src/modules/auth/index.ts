/** Accounts, sessions and staff roles. */
export { AuthModule } from './auth.module.ts';
export {
  AccountEmailQueued,
  AccountTakenBack,
  EmailChanged,
  RolesChanged,
  UserClosed,
  UserRemoved,
  UserRenamed,
} from './domain/events.ts';
export type { StaffRole } from './domain/user-role.entity.ts';
export type { UserSummary } from './use-cases/views/user-summary.ts';
export { AccountRecordOf, type AccountRecord } from './use-cases/accounts/account-record-of.ts';
export { AppointAdministrator } from './use-cases/roles/appoint-administrator.ts';
export { ChangeRole } from './use-cases/roles/change-role.ts';
export { ConfirmedEmailOf } from './use-cases/accounts/confirmed-email-of.ts';
export { CountUsers, FindUsers } from './use-cases/accounts/find-users.ts';
export { CreateUser } from './use-cases/accounts/create-user.ts';
export { ListAccountFactors } from './use-cases/admin-api/account-factors.ts';
export { EraseUser, ForgetRemovedAccount } from './use-cases/accounts/erase-user.ts';
export { IsLastAdministrator } from './use-cases/roles/is-last-administrator.ts';
export { LiveSessionsAmong } from './use-cases/sessions/session-reader.ts';
export type { FactorChange } from './use-cases/mail/queue-account-email.ts';
export { ReadEmailProof } from './use-cases/mail/read-email-proof.ts';
export { TakeAccountEmail } from './use-cases/mail/take-account-email.ts';
export { Passwords } from './use-cases/passwords/passwords.ts';
export { ProveOwner } from './use-cases/passwords/prove-owner.ts';
export { RolesOf } from './use-cases/roles/roles-of.ts';
export { Staff } from './use-cases/roles/staff.ts';
export { SignOut } from './use-cases/sessions/sign-out.ts';
export { NotifyUser } from './use-cases/mail/notify-user.ts';
export { UserById, UsersById } from './use-cases/accounts/user-by-id.ts';

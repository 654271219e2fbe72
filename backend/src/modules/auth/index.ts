/** Accounts and sessions: who somebody is, and which staff roles they hold. */
export { AuthModule } from './auth.module.ts';
export {
  AuthMailWanted,
  EmailChanged,
  RolesChanged,
  UserClosed,
  UserRemoved,
  UserRenamed,
  UserSignedUp,
} from './domain/events.ts';
export type { StaffRole } from './domain/user-role.entity.ts';
export type { UserSummary } from './use-cases/answers/user-summary.ts';
export { AccountMailsOf, type AccountMail } from './use-cases/directory/account-mails-of.ts';
export { AccountRecordOf, type AccountRecord } from './use-cases/account-record-of.ts';
export { AddressesOf } from './use-cases/addresses-of.ts';
export { AppointAdministrator } from './use-cases/appoint-administrator.ts';
export { ChangeRole } from './use-cases/change-role.ts';
export { ConfirmedAddressOf } from './use-cases/confirmed-address-of.ts';
export { CountUsers } from './use-cases/count-users.ts';
export { CreateUser } from './use-cases/create-user.ts';
export { ListAccountFactors } from './use-cases/directory/list-account-factors.ts';
export { EraseUser } from './use-cases/erase-user.ts';
export { FindUsers } from './use-cases/find-users.ts';
export { ForgetRemovedAccount } from './use-cases/forget-removed-account.ts';
export { IsLastAdministrator } from './use-cases/is-last-administrator.ts';
export { ReadWantedMail, type WantedMail } from './use-cases/mail/read-wanted-mail.ts';
export { RecordMailOutcome } from './use-cases/mail/record-mail-outcome.ts';
export { Passwords } from './use-cases/passwords.ts';
export { ProveOwner } from './use-cases/prove-owner.ts';
export { RolesOf } from './use-cases/roles-of.ts';
export { SignOut } from './use-cases/sign-out.ts';
export { TellOwner } from './use-cases/tell-owner.ts';
export { UserById } from './use-cases/user-by-id.ts';

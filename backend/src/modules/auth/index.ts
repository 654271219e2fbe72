export { AuthModule } from './auth.module.ts';
export {
  AccountRecoveredByOwner,
  UserEmailChanged,
  RolesChanged,
  UserAccountClosed,
  UserAccountRemoved,
  UserRenamed,
} from './domain/events.ts';
export { KeyRotationInProgress, rotateKeySet } from './domain/key-set.ts';
export type { StaffRole } from './domain/user-role.entity.ts';
export type { UserSummary } from './use-cases/views/user-summary.ts';
export { ReadAccountExport, type AccountExport } from './use-cases/accounts/read-account-export.ts';
export { AppointAdministrator } from './use-cases/roles/appoint-administrator.ts';
export { ChangeRole } from './use-cases/roles/change-role.ts';
export { FindAccountsByEmail, type ListedAccount } from './use-cases/accounts/find-accounts-by-email.ts';
export { FindConfirmedEmail } from './use-cases/accounts/find-confirmed-email.ts';
export { CountUsers, FindUsers, type ListedUser } from './use-cases/accounts/find-users.ts';
export { CreateUser } from './use-cases/accounts/create-user.ts';
export { ListAccountFactors } from './use-cases/admin-api/account-factors.ts';
export { findRegisteredEmails } from './use-cases/accounts/find-registered-emails.ts';
export { RemoveFactorsByOperator } from './use-cases/factors/remove-factors-by-operator.ts';
export { EraseUser, DeleteRemovedAccountEmail } from './use-cases/accounts/erase-user.ts';
export { LastAdministratorCheck } from './use-cases/roles/last-administrator-check.ts';
export { AuthenticateBearer } from './use-cases/sessions/authenticate-bearer.ts';
export { FilterActiveSessions } from './use-cases/sessions/session-reader.ts';
export type { FactorChange } from './use-cases/mail/queue-account-email.ts';
export { ReadEmailProof } from './use-cases/mail/read-email-proof.ts';
export { PasswordHasher } from './use-cases/passwords/password-hasher.ts';
export { VerifyAccountOwner } from './use-cases/passwords/verify-account-owner.ts';
export { ReadUserRoles } from './use-cases/roles/read-user-roles.ts';
export { FindStaff } from './use-cases/roles/find-staff.ts';
export { SignOut } from './use-cases/sessions/sign-out.ts';
export { QueueDeletionEmail } from './use-cases/mail/queue-deletion-email.ts';
export { StaffNameLookup } from './use-cases/accounts/staff-names.ts';
export { FindUserById, FindUsersById } from './use-cases/accounts/find-user-by-id.ts';

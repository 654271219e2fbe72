import { DomainEvent } from '#kernel/domain-event.ts';

export class UserAccountRemoved extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-removed';
}

export class UserAccountClosed extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-closed';
}

export class UserEmailChanged extends DomainEvent<{ userId: string; formerEmail?: string }> {
  static override readonly type = 'auth.email-changed';
}

export const createEmailChanged = (
  userId: string,
  { email, wasConfirmed }: { readonly email: string; readonly wasConfirmed: boolean },
): UserEmailChanged => new UserEmailChanged({ userId, ...(wasConfirmed && { formerEmail: email }) });

export class AccountRecoveredByOwner extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.account-taken-back';
}

export class UserRenamed extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-renamed';
}

export class RolesChanged extends DomainEvent<{ userId: string; roles: string[] }> {
  static override readonly type = 'auth.roles-changed';
}

export class AccountEmailRequested extends DomainEvent<{ requestId: string }> {
  static override readonly type = 'auth.email-requested';
}

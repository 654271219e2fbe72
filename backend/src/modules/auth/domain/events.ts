import { DomainEvent } from '#kernel/domain-event.ts';

/** An administrator or a service deleted an account, and its row. */
export class UserRemoved extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-removed';
}

/** An administrator or a service closed an account for good. Its row stays, without personal data. */
export class UserClosed extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-closed';
}

/** An account's email changed: both addresses agreed, or an administrator or a service set it. */
export class EmailChanged extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.email-changed';
}

/** The owner of an email took back an account that an unknown user had made with it: no earlier token or secret URL opens. */
export class AccountTakenBack extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.account-taken-back';
}

/** A person's first or last name changed. */
export class UserRenamed extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-renamed';
}

/** An administrator gave somebody a staff role or took one away; `roles` are those they hold now. */
export class RolesChanged extends DomainEvent<{ userId: string; roles: string[] }> {
  static override readonly type = 'auth.roles-changed';
}

/** An email about an account is to be sent. Its words, and a link or code in it, are computed when it is rendered. */
export class AccountEmailQueued extends DomainEvent<{ emailId: string }> {
  static override readonly type = 'auth.email-queued';
}

/** Somebody asked for an email to an address; whether it has an account is yet to be looked up. */
export class EmailRequested extends DomainEvent<{ requestId: string }> {
  static override readonly type = 'auth.email-requested';
}

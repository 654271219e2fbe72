import { DomainEvent } from '../../../kernel/domain-event.ts';

/** A visitor made an account for themselves. */
export class UserSignedUp extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-signed-up';
}

/** Somebody who runs the institute, or a service for them, removed an account: its row is gone. */
export class UserRemoved extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-removed';
}

/** Somebody who runs the institute, or a service for them, closed an account for good: its row stays, without a person. */
export class UserClosed extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-closed';
}

/** An account has another address: both had agreed, or whoever runs the institute has set it. */
export class EmailChanged extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.email-changed';
}

/** A person's first or last name is another one now. */
export class UserRenamed extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-renamed';
}

/** An administrator gave somebody a staff role or took one away; `roles` are those they hold now. */
export class RolesChanged extends DomainEvent<{ userId: string; roles: string[] }> {
  static override readonly type = 'auth.roles-changed';
}

/** A mail about an account is to be sent. Its words, and a link or code in it, are derived when it is written out. */
export class AuthMailWanted extends DomainEvent<{ mailId: string }> {
  static override readonly type = 'auth.mail-wanted';
}

/** Somebody asked for a mail to an address; whether it has an account is yet to be looked up. */
export class MailAskedFor extends DomainEvent<{ askId: string }> {
  static override readonly type = 'auth.mail-asked-for';
}

import { DomainEvent } from '../../../kernel/domain-event.ts';

/** A visitor made an account for themselves and is signed in. */
export class UserSignedUp extends DomainEvent<{ userId: string }> {
  static override readonly type = 'auth.user-signed-up';
}

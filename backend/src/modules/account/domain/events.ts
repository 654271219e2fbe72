import { DomainEvent } from '#kernel/domain-event.ts';

/** A person asked for their account to be deleted, and has 14 days to return. */
export class AccountDeletionRequested extends DomainEvent<{ userId: string }> {
  static override readonly type = 'account.deletion-requested';
}

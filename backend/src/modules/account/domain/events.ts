import { DomainEvent } from '#kernel/domain-event.ts';

/** A user requested the deletion of their account and has 14 days to cancel. */
export class AccountDeletionRequested extends DomainEvent<{ userId: string }> {
  static override readonly type = 'account.deletion-requested';
}

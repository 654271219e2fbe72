import { DomainEvent } from '#kernel/domain-event.ts';

export class AccountDeletionRequested extends DomainEvent<{ userId: string }> {
  static override readonly type = 'account.deletion-requested';
}

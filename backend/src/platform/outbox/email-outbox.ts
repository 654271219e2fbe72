import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../database/transaction.ts';

export interface StoredEmail {
  readonly kind: string;
  readonly userId: string;
  readonly recipient: string;
  /** The values of an email must never contain a secret. */
  readonly facts: Readonly<Record<string, string>>;
}

type StoreEmail = (scope: TransactionScope, email: StoredEmail) => void;

@Injectable()
export class EmailOutbox {
  private store: StoreEmail | undefined;

  connect(store: StoreEmail): void {
    this.store = store;
  }

  append(scope: TransactionScope, email: StoredEmail): void {
    if (!this.store) throw new Error('No module stores emails.');
    this.store(scope, email);
  }
}

import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../database/transaction.ts';

/** An email to store. Modules cannot import the module that sends emails. */
export interface StoredEmail {
  readonly kind: string;
  readonly userId: string;
  readonly recipient: string;
  /** Values for the text of the email; never a secret. */
  readonly facts: Readonly<Record<string, string>>;
}

type StoreEmail = (scope: TransactionScope, email: StoredEmail) => void;

/**
 * Stores emails in the same commit as the change that causes them. The module that sends emails connects its table at
 * start.
 */
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

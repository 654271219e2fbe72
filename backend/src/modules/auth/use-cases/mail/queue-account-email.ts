import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { EmailOutbox } from '#platform/outbox/email-outbox.ts';
import type { TokenPurpose } from '../../domain/one-time-token.entity.ts';

type AccountEmailContent =
  | { readonly kind: TokenPurpose; readonly tokenId: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'email-changed'; readonly facts: { readonly newEmail: string } }
  /** `device` is a display name such as 'Firefox on Windows', `address` is an IP address. */
  | {
      readonly kind: 'new-device' | 'old-sign-in-used';
      readonly facts: { readonly device: string; readonly address: string };
    }
  | { readonly kind: 'deletion-asked'; readonly facts: { readonly dueAt: string; readonly zone?: string } }
  | { readonly kind: 'deletion-taken-back' }
  | {
      readonly kind: 'factor-changed';
      readonly facts: { readonly change: FactorChange; readonly factor: string };
    };

export type FactorChange = 'added' | 'removed' | 'app-added' | 'app-removed' | 'codes-removed' | 'recovery-code-used';

export type AccountEmailInput = AccountEmailContent & {
  readonly userId: string;
  readonly to: string;
};

@Injectable()
export class QueueAccountEmail {
  constructor(private readonly emails: EmailOutbox) {}

  queue(scope: TransactionScope, { to: recipient, userId, kind, ...about }: AccountEmailInput): void {
    const facts: Readonly<Record<string, string>> =
      'tokenId' in about ? { tokenId: about.tokenId } : 'facts' in about ? { ...about.facts } : {};
    this.emails.append(scope, { kind, userId, recipient, facts });
  }
}

import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { AuthMail } from '../domain/auth-mail.entity.ts';
import { AuthMailWanted } from '../domain/events.ts';
import type { TokenPurpose } from '../domain/token-purpose.ts';

/** What each mail needs to be told; the rest is looked up when it is written out. */
type MailContent =
  | { readonly kind: TokenPurpose; readonly tokenId: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'email-changed'; readonly facts: { readonly newEmail: string } }
  /** `device` as a person would name it ("Firefox on Windows"), `address` of the network. */
  | {
      readonly kind: 'new-device' | 'old-sign-in-used';
      readonly facts: { readonly device: string; readonly address: string };
    }
  /** `dueAt`, RFC 3339, from when the account is gone. */
  | { readonly kind: 'deletion-asked'; readonly facts: { readonly dueAt: string } }
  | { readonly kind: 'deletion-taken-back' }
  | {
      readonly kind: 'factor-changed';
      readonly facts: { readonly change: 'added' | 'removed' | 'recovery-code-used'; readonly factor: string };
    };

export type MailWish = MailContent & {
  readonly userId: string;
  /** The address it goes to. */
  readonly to: string;
};

/** Asks for a mail about an account, in the commit of what it is about. It leaves ahead of all other mail. */
@Injectable()
export class WantMail {
  execute({ em, outbox }: TransactionScope, wish: MailWish): void {
    const mail = em.create(AuthMail, {
      id: newId(),
      userId: wish.userId,
      kind: wish.kind,
      recipient: wish.to,
      tokenId: 'tokenId' in wish ? wish.tokenId : null,
      facts: 'facts' in wish ? { ...wish.facts } : {},
      state: 'wanted',
      createdAt: new Date(),
      closedAt: null,
    });
    outbox.append(new AuthMailWanted({ mailId: mail.id }));
  }
}

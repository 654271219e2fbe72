import type { AccountDeletion } from '../domain/account-deletion.entity.ts';

/** The requested deletion of an account. */
export class DeletionView {
  /** RFC 3339, time of the deletion; null without a request. */
  dueAt!: string | null;
}

export const toDeletionView = (deletion: AccountDeletion | null): DeletionView => ({
  dueAt: deletion?.dueAt.toISOString() ?? null,
});

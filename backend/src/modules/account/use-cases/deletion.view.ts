import type { AccountDeletion } from '../domain/account-deletion.entity.ts';

export class DeletionView {
  /** RFC 3339, time when the deletion is due; null without a pending request. */
  dueAt!: string | null;
}

export const toDeletionView = (deletion: AccountDeletion | null): DeletionView => ({
  dueAt: deletion?.dueAt.toISOString() ?? null,
});

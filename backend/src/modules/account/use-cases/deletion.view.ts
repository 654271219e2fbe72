import type { AccountDeletion } from '../domain/account-deletion.entity.ts';

/** Whether an account is to be deleted. */
export class DeletionView {
  /** RFC 3339, from when it is gone; null while nobody has asked for that. */
  dueAt!: string | null;
}

export const deletionView = (deletion: AccountDeletion | null): DeletionView => ({
  dueAt: deletion?.dueAt.toISOString() ?? null,
});

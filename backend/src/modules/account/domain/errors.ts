import { conflict } from '#kernel/app-error.ts';

export class LastAdministrator extends conflict(
  'account.last-administrator',
  'You are the only administrator. Make another user an administrator first.',
) {}

export class DeletionAlreadyDue extends conflict(
  'account.too-late-to-return',
  'The 14 days to return are over, and your account is being deleted.',
) {}

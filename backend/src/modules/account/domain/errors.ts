import { conflict } from '#kernel/app-error.ts';

/** The person is the only administrator left. */
export class LastAdministrator extends conflict(
  'account.last-administrator',
  'You are the only administrator. Make somebody else one first.',
) {}

/** The days to return are over; the account is being erased. */
export class TooLateToReturn extends conflict(
  'account.too-late-to-return',
  'The 14 days to return are over, and your account is being deleted.',
) {}

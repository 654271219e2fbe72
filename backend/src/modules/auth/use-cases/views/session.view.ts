import { UserView } from './user.view.ts';

/**
 * Without `expires_at`, because the client library would compare that field with the clock of the device. A wrong clock
 * would cause refreshes all the time or too late.
 */
export class SessionView {
  /** A JWT for the header `Authorization: Bearer`. */
  access_token!: string;
  token_type!: 'bearer';
  /** Lifetime of the access token in seconds. */
  expires_in!: number;
  /** Token to refresh the session; clients cannot read its content. Each refresh replaces it. */
  refresh_token!: string;
  user!: UserView;
}

/** Returned when an email change still needs the confirmation of the other email address. */
export class EmailChangePendingView {
  msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  code = '200';
}

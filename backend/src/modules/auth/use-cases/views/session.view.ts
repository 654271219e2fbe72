import { UserView } from './user.view.ts';

/**
 * A session in the form of the auth protocol. `expires_at` is left out on purpose: the auth client would compare it
 * with the clock of the device, so a device with a wrong clock would refresh all the time or too late.
 */
export class SessionView {
  /** A JWT for the header `Authorization: Bearer`. */
  access_token!: string;
  token_type!: 'bearer';
  /** Lifetime of the access token in seconds. */
  expires_in!: number;
  /** Token to refresh the session, without readable content; replaced on each refresh. */
  refresh_token!: string;
  user!: UserView;
}

/** Response when one email address has confirmed an email change and the other has not yet. */
export class EmailChangePendingView {
  msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  code = '200';
}

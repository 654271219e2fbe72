import { UserView } from './user.view.ts';

/**
 * A session in the form of the auth protocol. `expires_at` is left out on purpose: the auth client would prefer it to
 * its own clock, so a device with a wrong clock would refresh all the time or too late.
 */
export class SessionView {
  /** A JWT for the header `Authorization: Bearer`. */
  access_token!: string;
  token_type!: 'bearer';
  /** Lifetime of the access token in seconds. */
  expires_in!: number;
  /** Opaque; replaced on each refresh. */
  refresh_token!: string;
  user!: UserView;
}

/** One email has confirmed an email change; the other has not yet. */
export class FirstOfTwoView {
  msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  code = '200';
}

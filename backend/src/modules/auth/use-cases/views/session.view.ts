import { UserView } from './user.view.ts';

/**
 * What a sign-in answers, in the protocol's flat form. The moment at which the token ends is left out on purpose: the
 * client would believe it over its own reckoning, and a device with a wrong clock would refresh all the time, or too late.
 */
export class SessionView {
  /** A signed JSON Web Token, for the header `Authorization: Bearer`. */
  access_token!: string;
  token_type!: 'bearer';
  /** Seconds the access token is good for. */
  expires_in!: number;
  /** Opaque; replaced at each refresh. */
  refresh_token!: string;
  user!: UserView;
}

/** One address of an email change has agreed; the other one has not yet. */
export class FirstOfTwoView {
  msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  code = '200';
}

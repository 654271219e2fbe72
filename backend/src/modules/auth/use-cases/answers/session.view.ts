import { UserView } from './user.view.ts';

/** What a sign-in answers, in the protocol's flat form. */
export class SessionView {
  /** A signed JSON Web Token, for the header `Authorization: Bearer`. */
  access_token!: string;
  token_type!: 'bearer';
  /** Seconds the access token is good for. */
  expires_in!: number;
  /** Unix seconds at which it ends. */
  expires_at!: number;
  /** Opaque; replaced at each refresh. */
  refresh_token!: string;
  user!: UserView;
}

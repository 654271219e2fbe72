import { UserView } from './user.view.ts';

/** Omits `expires_at`, because the client library would compare that time with the clock of the device, which can be wrong. */
export class SessionView {
  /** A JWT for the header `Authorization: Bearer`. */
  access_token!: string;
  token_type!: 'bearer';
  /** Lifetime of the access token in seconds. */
  expires_in!: number;
  /** Token to refresh the session, which each refresh replaces. */
  refresh_token!: string;
  user!: UserView;
}

export class EmailChangePendingView {
  msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  code = '200';
}

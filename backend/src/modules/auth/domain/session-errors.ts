import { forbidden, invalid, unavailable } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** What was sent has not even the look of a refresh token, or carries a number never given out. */
export class RefreshTokenMalformed extends invalid('validation_failed', 'Refresh token is not valid') {}

/** Not sealed by us, from before the second factor was shown, or its session is gone. */
export class RefreshTokenUnknown extends invalid(
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
) {}

/** A token replaced long ago was presented: two parties hold the session, so it was ended. */
export class RefreshTokenReused extends invalid('refresh_token_already_used', 'Invalid Refresh Token: Already Used') {}

/** The session lay idle, or lived, for too long. */
export class SessionExpired extends invalid('session_expired', 'Invalid Refresh Token: Session Expired') {}

/** Other requests held the session's row all the while. To the client an outage: a refusal would be its session's end. */
export class RefreshContended extends unavailable(
  'conflict',
  'Too many concurrent token refresh requests on the same session or refresh token',
) {
  override readonly retryAfterSeconds = 1;
}

/** The session ended between the check of the token and this moment. */
export class SessionMissing extends forbidden(
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
) {}

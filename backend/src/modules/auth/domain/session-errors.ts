import { AppError } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** What was sent has not even the look of a refresh token, or carries a number never given out. */
export class RefreshTokenMalformed extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'validation_failed';
  constructor() {
    super('Refresh token is not valid');
  }
}

/** Not sealed by us, or its session is gone. */
export class RefreshTokenUnknown extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'refresh_token_not_found';
  constructor() {
    super('Invalid Refresh Token: Refresh Token Not Found');
  }
}

/** A token replaced long ago was presented: two parties hold the session, so it was ended. */
export class RefreshTokenReused extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'refresh_token_already_used';
  constructor() {
    super('Invalid Refresh Token: Already Used');
  }
}

/** The session lay idle, or lived, for too long. */
export class SessionExpired extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'session_expired';
  constructor() {
    super('Invalid Refresh Token: Session Expired');
  }
}

/** Other requests held the session's row all the while. */
export class RefreshContended extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'conflict';
  constructor() {
    super('Too many concurrent token refresh requests on the same session or refresh token');
  }
}

/** The session ended between the check of the token and this moment. */
export class SessionMissing extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'session_not_found';
  constructor() {
    super('Session from session_id claim in JWT does not exist');
  }
}

import { AppError } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** Somebody already has an account with this address. */
export class EmailTaken extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'user_already_exists';
  constructor() {
    super('User already registered');
  }
}

/** An account needs an address and a password; there are no nameless ones. */
export class AnonymousSignUp extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'anonymous_provider_disabled';
  constructor() {
    super('Anonymous sign-ins are disabled');
  }
}

/** Address and password do not belong together; deliberately silent about which of the two is wrong. */
export class InvalidCredentials extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'invalid_credentials';
  constructor() {
    super('Invalid login credentials');
  }
}

/** The account is closed for now. Said only to somebody who knows its password or holds its session. */
export class UserBanned extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'user_banned';
  constructor() {
    super('User is banned');
  }
}

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

/** The code or link is wrong, used, replaced or too old; which of these is not said. */
export class OneTimeTokenRefused extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'otp_expired';
  constructor(proof: 'code' | 'link') {
    super(proof === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired');
  }
}

/** The address has to be confirmed before its owner may sign in. Said only to somebody who knows the password. */
export class EmailNotConfirmed extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'email_not_confirmed';
  constructor() {
    super('Email not confirmed');
  }
}

/** A code can only be sent to an address that is known to be read by this person. */
export class AddressUnconfirmed extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'email_not_confirmed';
  constructor() {
    super('Email not confirmed');
  }
}

/** The address an account shall move to is that of another account. */
export class EmailExists extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'email_exists';
  constructor() {
    super('A user with this email address has already been registered');
  }
}

/** Nobody has this address, and the caller asked not to make an account. Said only where a setting allows it. */
export class CodeSignUpDisabled extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'otp_disabled';
  constructor() {
    super('Signups not allowed for otp');
  }
}

/** There are no telephone accounts. */
export class PhoneDisabled extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'phone_provider_disabled';
  constructor() {
    super('Phone logins are disabled');
  }
}

export class SamePassword extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'same_password';
  constructor() {
    super('New password should be different from the old password.');
  }
}

/** A password changes only for somebody who proves anew who they are. */
export class CurrentPasswordRequired extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'current_password_required';
  constructor() {
    super('Current password required when setting new password.');
  }
}

export class CurrentPasswordInvalid extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'current_password_invalid';
  constructor() {
    super('Current password is incorrect.');
  }
}

/** The session is a day old and more: the code of a mail must say that it is still the same person. */
export class ReauthenticationNeeded extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'reauthentication_needed';
  constructor() {
    super('Password update requires reauthentication');
  }
}

export class ReauthenticationRefused extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'reauthentication_not_valid';
  constructor() {
    super('Nonce has expired or is invalid');
  }
}

/** `app_metadata` is the staff's to write. */
export class NotAdmin extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'not_admin';
  constructor() {
    super('Updating app_metadata requires admin privileges');
  }
}

/** No sign-in by link was begun that this code belongs to, or it was finished already. */
export class FlowStateUnknown extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'flow_state_not_found';
  constructor() {
    super('invalid flow state, no valid flow state found');
  }
}

export class FlowStateExpired extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'flow_state_expired';
  constructor() {
    super('invalid flow state, flow state has expired');
  }
}

/** Another browser than the one that began holds the code. */
export class BadCodeVerifier extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'bad_code_verifier';
  constructor() {
    super('code challenge does not match previously saved code verifier');
  }
}

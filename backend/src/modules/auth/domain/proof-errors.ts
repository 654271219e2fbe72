import { AppError, conflict, invalid, notFound } from '../../../kernel/app-error.ts';

// The codes are those of the sessions' protocol: its client chooses its error class by them.

/** The code or link is wrong, used, replaced or too old; which of these is not said. */
export class OneTimeTokenRefused extends AppError {
  override readonly kind = 'forbidden';
  override readonly code = 'otp_expired';
  constructor(proof: 'code' | 'link') {
    super(proof === 'code' ? 'Token has expired or is invalid' : 'Email link is invalid or has expired');
  }
}

/** No sign-in by link was begun that this code belongs to, or it was finished already. */
export class FlowStateUnknown extends notFound(
  'flow_state_not_found',
  'invalid flow state, no valid flow state found',
) {}

export class FlowStateExpired extends conflict('flow_state_expired', 'invalid flow state, flow state has expired') {}

/** Another browser than the one that began holds the code. */
export class BadCodeVerifier extends invalid(
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
) {}

import { AppError } from '../../../kernel/app-error.ts';

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

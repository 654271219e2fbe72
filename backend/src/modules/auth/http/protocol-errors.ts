import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/app-error.ts';
import { ErrorForms, type ErrorAnswer, type ErrorRequest } from '../../../platform/http/error-forms.ts';
import { InvalidInput, TooManyRequests, problemOf } from '../../../platform/http/problem.ts';
import { passwordTooShort } from '../use-cases/password-policy.ts';
import { authPath } from './auth-path.ts';

/** The protocol's version that carries codes as words; its client reads them only when the version is echoed. */
const version = '2024-01-01';
const versionHeader = 'x-supabase-api-version';

interface Fault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly extras?: object;
}

/** Codes whose status the protocol sets apart from that of their kind. */
const statuses: Readonly<Record<string, number>> = { user_already_exists: 422, anonymous_provider_disabled: 422 };

/** Answers errors below /api/auth/ in the protocol's own form, in its old and its new version. */
@Injectable()
export class ProtocolErrors {
  constructor(forms: ErrorForms) {
    forms.register(authPath, answer);
  }
}

function answer(thrown: unknown, request: ErrorRequest): ErrorAnswer {
  const { status, code, message, extras } = faultOf(thrown, request.requestId);
  const isNew = isNewEnough(request.headers[versionHeader]);
  return {
    status,
    body: isNew ? { code, message, ...extras } : { code: status, error_code: code, msg: message, ...extras },
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-sb-error-code': code,
      ...(isNew ? { [versionHeader]: version } : {}),
    },
  };
}

const isNewEnough = (asked: unknown): boolean =>
  typeof asked === 'string' && /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= version;

function faultOf(thrown: unknown, requestId: string): Fault {
  const { status, code, detail } = problemOf(thrown, requestId);
  const message = detail ?? 'Something went wrong. Please try again.';
  if (thrown instanceof InvalidInput) return invalid(message);
  if (thrown instanceof TooManyRequests)
    return { status, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
  if (status >= 500) return { status, code: 'unexpected_failure', message, extras: { error_id: requestId } };
  if (thrown instanceof AppError) return { status: statuses[code] ?? status, code, message };
  if (status === 404) return { status, code: 'not_found', message };
  return { status, code: 'bad_json', message };
}

/** A password too short is a class of its own to the client; any other rule that is broken is not. */
function invalid(message: string): Fault {
  return message === passwordTooShort
    ? { status: 422, code: 'weak_password', message, extras: { weak_password: { reasons: ['length'] } } }
    : { status: 400, code: 'validation_failed', message };
}

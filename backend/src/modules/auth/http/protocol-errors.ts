import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { ErrorForms, type ErrorAnswer, type ErrorRequest } from '#platform/http/error-forms.ts';
import { InvalidInput, TooManyRequests, problemOf } from '#platform/http/problem.ts';
import { RecoveryCodesLocked } from '../use-cases/factors/use-recovery-code.ts';
import { MailTooSoon } from '../use-cases/mail/throttle-email.ts';
import {
  passwordTooKnown,
  passwordTooLike,
  passwordTooOurs,
  passwordTooShort,
} from '../use-cases/passwords/password-policy.ts';
import { RefreshedTooOften } from './grants.ts';
import { authPath, notOfferedAt } from './not-offered.ts';

/** From this protocol version on, error codes are texts; the auth client reads them only if the version is echoed. */
const version = '2024-01-01';
const versionHeader = 'x-supabase-api-version';

interface Fault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly extras?: object;
}

/** The auth protocol uses 422 for conflicts, except for two concurrent refreshes of one session. */
const statusIn = (status: number, code: string): number =>
  (status === 409 && code !== 'conflict') || code === 'anonymous_provider_disabled' ? 422 : status;

@Injectable()
export class ProtocolErrors {
  constructor(forms: ErrorForms) {
    forms.register(authPath, answer);
  }
}

function answer(thrown: unknown, request: ErrorRequest): ErrorAnswer {
  const { status, code, message, extras } = faultOf(thrown, request);
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

function faultOf(thrown: unknown, { requestId, path }: ErrorRequest): Fault {
  const { status, code, detail } = problemOf(thrown, requestId);
  const message = detail ?? 'Something went wrong. Please try again.';
  if (thrown instanceof InvalidInput) return invalid(message);
  if (thrown instanceof MailTooSoon || thrown instanceof RecoveryCodesLocked) return { status, code, message };
  if (thrown instanceof TooManyRequests)
    return {
      status: thrown instanceof RefreshedTooOften ? 503 : status,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    };
  if (status >= 500) return { status, code: 'unexpected_failure', message, extras: { error_id: requestId } };
  if (thrown instanceof AppError) return { status: statusIn(status, code), code, message };
  if (status === 404) return notOfferedAt(path) ?? { status, code: 'not_found', message };
  return { status, code: 'bad_json', message };
}

/** The auth client has an error class for weak passwords that includes the reasons. */
const weaknessIn = (message: string): string | undefined =>
  ({
    [passwordTooShort()]: 'length',
    [passwordTooKnown]: 'pwned',
    [passwordTooOurs]: 'characters',
    [passwordTooLike]: 'characters',
  })[message];

function invalid(message: string): Fault {
  const reason = weaknessIn(message);
  return reason
    ? { status: 422, code: 'weak_password', message, extras: { weak_password: { reasons: [reason] } } }
    : { status: 400, code: 'validation_failed', message };
}

import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { ErrorFormatterRegistry, type ErrorResponse, type ErrorRequest } from '#platform/http/error-formatters.ts';
import { InvalidInput, TooManyRequests, toProblemDetails } from '#platform/http/problem.ts';
import { RecoveryCodesLocked } from '../use-cases/factors/use-recovery-code.ts';
import { EmailCooldownActive } from '../use-cases/mail/throttle-email.ts';
import {
  passwordBreachedMessage,
  passwordEqualsEmailMessage,
  passwordFromSiteWordsMessage,
  getPasswordTooShortMessage,
} from '../use-cases/passwords/password-policy.ts';
import { TooManySessionRefreshes } from './token-grant-handler.ts';
import { authPathPrefix, findUnsupportedFeature } from './unsupported-features.ts';

/** The client library of Supabase Auth reads text codes only if the response header repeats this version. */
const version = '2024-01-01';
const versionHeader = 'x-supabase-api-version';

interface ProtocolError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly extras?: object;
}

/** Supabase Auth uses 422 for most conflicts and for disabled anonymous sign-in. */
const toProtocolStatus = (status: number, code: string): number =>
  (status === 409 && code !== 'conflict') || code === 'anonymous_provider_disabled' ? 422 : status;

@Injectable()
export class ProtocolErrorFilter {
  constructor(forms: ErrorFormatterRegistry) {
    forms.register(authPathPrefix, toErrorResponse);
  }
}

function toErrorResponse(thrown: unknown, request: ErrorRequest): ErrorResponse {
  const { status, code, message, extras } = toProtocolError(thrown, request);
  const isNew = expectsTextCodes(request.headers[versionHeader]);
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

const expectsTextCodes = (requested: unknown): boolean =>
  typeof requested === 'string' && /^\d{4}-\d\d-\d\d$/.test(requested) && requested >= version;

function toProtocolError(thrown: unknown, { requestId, path }: ErrorRequest): ProtocolError {
  const { status, code, detail } = toProblemDetails(thrown, requestId);
  const message = detail ?? 'Something went wrong. Please try again.';
  if (thrown instanceof InvalidInput) return toInvalidInputError(message);
  if (thrown instanceof EmailCooldownActive || thrown instanceof RecoveryCodesLocked) return { status, code, message };
  if (thrown instanceof TooManyRequests)
    return {
      status: thrown instanceof TooManySessionRefreshes ? 503 : status,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    };
  if (status >= 500) return { status, code: 'unexpected_failure', message, extras: { error_id: requestId } };
  if (thrown instanceof AppError) return { status: toProtocolStatus(status, code), code, message };
  if (status === 404) return findUnsupportedFeature(path) ?? { status, code: 'not_found', message };
  return { status, code: 'bad_json', message };
}

const getPasswordWeakness = (message: string): string | undefined =>
  ({
    [getPasswordTooShortMessage()]: 'length',
    [passwordBreachedMessage]: 'pwned',
    [passwordFromSiteWordsMessage]: 'characters',
    [passwordEqualsEmailMessage]: 'characters',
  })[message];

function toInvalidInputError(message: string): ProtocolError {
  const reason = getPasswordWeakness(message);
  return reason
    ? { status: 422, code: 'weak_password', message, extras: { weak_password: { reasons: [reason] } } }
    : { status: 400, code: 'validation_failed', message };
}

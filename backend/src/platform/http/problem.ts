import { HttpException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError, type ErrorKind } from '#kernel/app-error.ts';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly requestId?: string;
  readonly [extra: string]: unknown;
}

const statusByErrorKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  moved: 301,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
};

const titleAndCodeByStatus: Record<number, [title: string, code: string]> = {
  301: ['Moved', 'request.moved'],
  400: ['The request is not valid', 'request.invalid'],
  401: ['Not authenticated', 'request.not-authenticated'],
  403: ['Not allowed', 'request.forbidden'],
  404: ['Not found', 'request.not-found'],
  405: ['Method not allowed', 'request.method-not-allowed'],
  408: ['The request took too long to arrive', 'request.timeout'],
  409: ['Conflict', 'request.conflict'],
  410: ['Deleted', 'request.gone'],
  413: ['The request is too large', 'request.too-large'],
  415: ['Unsupported media type', 'request.unsupported-media-type'],
  416: ['The range is outside the file', 'request.range'],
  429: ['Too many requests', 'request.too-many'],
  431: ['The headers are too large', 'request.headers-too-large'],
  503: ['A service is not available', 'request.unavailable'],
};

export class InvalidInput extends AppError {
  override readonly kind = 'invalid';
  override readonly code = 'request.invalid';
  constructor(readonly fieldErrors: readonly FieldError[]) {
    super(fieldErrors[0]?.message ?? 'The request is not valid');
  }

  static fromValidationErrors(errors: ValidationError[], parent = ''): InvalidInput {
    const flat = (error: ValidationError, path: string): FieldError[] => [
      ...Object.values(error.constraints ?? {})
        .slice(0, 1)
        .map((message) => ({ field: path, message })),
      ...(error.children ?? []).flatMap((child) => flat(child, `${path}.${child.property}`)),
    ];
    return new InvalidInput(errors.flatMap((error) => flat(error, parent + error.property)));
  }
}

export class TooManyRequests extends AppError {
  override readonly kind = 'too-many';
  override readonly code: string = 'request.too-many';
  override readonly isExpected = true;
  constructor(override readonly retryAfterSeconds: number) {
    super(`Request rate limit reached. Try again in ${retryAfterSeconds} seconds.`);
  }
}

export const createProblem = (status: number, members: Partial<ProblemDetails> = {}): ProblemDetails => {
  const [title, code] =
    titleAndCodeByStatus[status] ??
    (status < 500 ? ['The request was refused', 'request.refused'] : ['Something went wrong', 'server.error']);
  return { type: 'about:blank', title, status, code, ...members };
};

const tryAgainMessage = 'Please try again in a moment.';

/** An unexpected error reveals only the request id. */
export function toProblemDetails(thrown: unknown, requestId: string): ProblemDetails {
  if (thrown instanceof InvalidInput) return createProblem(400, { detail: thrown.message, errors: thrown.fieldErrors });
  if (thrown instanceof AppError) {
    return createProblem(statusByErrorKind[thrown.kind], {
      code: thrown.code,
      detail: thrown.message,
      ...thrown.extras,
    });
  }
  if (isDatabaseUnavailable(thrown)) return createProblem(503, { detail: tryAgainMessage, requestId });
  const status = getHttpStatus(thrown);
  return status < 500
    ? createProblem(status, { detail: getClientMessage(status, thrown) })
    : createProblem(status === 503 ? 503 : 500, { requestId, ...(status === 503 ? { detail: tryAgainMessage } : {}) });
}

function getHttpStatus(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

function getClientMessage(status: number, thrown: unknown): string {
  if (status === 413) return 'The body may be at most 1 MB.';
  if (status === 415) return 'Send the body as application/json.';
  if (status === 404) return 'There is nothing at this address.';
  return thrown instanceof Error ? thrown.message : 'The request was refused.';
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  // The disk is full.
  '53100',
  '53300',
  '08006',
  '08003',
  '08001',
]);

const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

interface ErrorWithCause {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: ErrorWithCause;
  readonly previous?: ErrorWithCause;
}

export function isDatabaseUnavailable(thrown: unknown): boolean {
  for (let error = thrown as ErrorWithCause | null | undefined; error; error = error.cause ?? error.previous) {
    if (unavailableCodes.has(error.code ?? '') || unavailableMessages.test(error.message ?? '')) return true;
  }
  return false;
}

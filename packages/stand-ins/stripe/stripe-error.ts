interface ErrorFacts {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

export class StripeError extends Error {
  readonly status: number;
  readonly facts: ErrorFacts;

  constructor(status: number, facts: ErrorFacts) {
    super(facts.message);
    this.status = status;
    this.facts = facts;
  }

  body(): { error: ErrorFacts } {
    return { error: this.facts };
  }
}

export function createInvalidRequestError(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });
}

/** As with Stripe, the status is 404 for an id in the path and 400 for an id in a parameter. */
export function createMissingResourceError(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function createUnknownRouteError(method: string, path: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The stand-in offers only what this site uses.`,
  });
}

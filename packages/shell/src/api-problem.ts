export interface FieldError {
  field: string;
  message: string;
}

export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly userMessage: string | undefined;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    const details = isRecord(body) ? body : {};
    const words = asText(details['detail']) ?? asText(details['title']);
    super(words ?? `The server responded with ${status}.`);
    this.status = status;
    this.userMessage = words;
    this.code = asText(details['code']) ?? '';
    this.errors = toFieldErrors(details, this.message);
    this.details = details;
  }
}

/** Throws ApiProblem after an error response, and errors of the network pass through. */
export async function readApiResponse<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiProblem(response.status, error);
  return data as T;
}

function toFieldErrors({ errors, field }: Record<string, unknown>, message: string): FieldError[] {
  if (Array.isArray(errors)) return errors.filter(isFieldError);
  return typeof field === 'string' ? [{ field, message }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

/** One fault of one field, in words for the person. */
export interface FieldFault {
  field: string;
  message: string;
}

/** What the API said when it refused: an RFC 9457 problem document, or a bare status when something else answered. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** What it says to a person; undefined where something other than the API answered. */
  readonly words: string | undefined;
  /** Stable, to be compared with; empty when the answer was not ours. */
  readonly code: string;
  /** The faults of single fields, the first failing one first. */
  readonly errors: readonly FieldFault[];
  /** The whole document, for the members only one problem has. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    const details = isRecord(body) ? body : {};
    const words = textOf(details['detail']) ?? textOf(details['title']);
    super(words ?? `The server answered ${status}.`);
    this.status = status;
    this.words = words;
    this.code = textOf(details['code']) ?? '';
    this.errors = faultsOf(details, this.message);
    this.details = details;
  }
}

/** The body of a call that succeeded; throws ApiProblem when the API refused, TypeError when it was not reached. */
export async function answer<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiProblem(response.status, error);
  return data as T;
}

/** Some problems are about one field and name it without a list. */
function faultsOf({ errors, field }: Record<string, unknown>, message: string): FieldFault[] {
  if (Array.isArray(errors)) return errors.filter(isFieldFault);
  return typeof field === 'string' ? [{ field, message }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isFieldFault(value: unknown): value is FieldFault {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

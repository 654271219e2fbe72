type Metadata = Readonly<Record<string, unknown>>;

/** What services may not set: by what an account is opened is a fact. Anything else is shown as given and read by nobody. */
const reserved = ['provider', 'providers'];

interface GivenMetadata {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata: Metadata;
}

/** Metadata as they come, told apart: the names have columns of their own, the rest is kept as it is. */
export function personal({ first_name, last_name, email_verified: _derived, ...metadata }: Metadata): GivenMetadata {
  return {
    ...(first_name === undefined ? {} : { firstName: nameOf(first_name) }),
    ...(last_name === undefined ? {} : { lastName: nameOf(last_name) }),
    metadata,
  };
}

export const withoutReserved = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([key]) => !reserved.includes(key)));

const nameOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

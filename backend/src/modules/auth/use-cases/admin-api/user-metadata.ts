type Metadata = Readonly<Record<string, unknown>>;

/** Services cannot set these fields, because the server derives them from the user's identities. */
const reservedKeys = ['provider', 'providers'];

interface UserMetadataParts {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata: Metadata;
}

export function extractNames({
  first_name,
  last_name,
  email_verified: _derived,
  ...metadata
}: Metadata): UserMetadataParts {
  return {
    ...(first_name === undefined ? {} : { firstName: toName(first_name) }),
    ...(last_name === undefined ? {} : { lastName: toName(last_name) }),
    metadata,
  };
}

export const removeReservedKeys = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([key]) => !reservedKeys.includes(key)));

const toName = (value: unknown): string | null => (typeof value === 'string' ? value : null);

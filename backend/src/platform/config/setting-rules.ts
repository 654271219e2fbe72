import { Transform, Type } from 'class-transformer';
import { IsInt, IsUrl, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { isIP } from 'node:net';

export const ParseBoolean = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
export const ParseList = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  );
export const IsIntegerInRange =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (target: object, key: string) => {
    Type(() => Number)(target, key);
    IsInt({ message: `$property must be a whole number` })(target, key);
    Min(least, { message: `$property must be at least ${least}` })(target, key);
    Max(most, { message: `$property must be at most ${most}` })(target, key);
  };
export const IsHttpUrl = () =>
  IsUrl(
    { require_tld: false, protocols: ['http', 'https'], require_protocol: true },
    { message: '$property must be an http(s) address' },
  );

export const IsBucketUrl = () =>
  Matches(/^https?:\/\/[^/?#@\s]+\/[^/?#@\s]+$/, { message: '$property must be https://host/bucket, without keys' });

export const IsDatabaseUrl = () =>
  ValidateBy({
    name: 'databaseUrl',
    validator: {
      validate: (value: unknown) => {
        const url = URL.parse(String(value));
        return /^postgres(ql)?:$/.test(url?.protocol ?? '') && url?.hostname !== '' && (url?.pathname.length ?? 0) > 1;
      },
      defaultMessage: () => 'must be postgres://user:password@host:5432/database',
    },
  });

export const IsNeededFor = (property: string) =>
  ValidateIf((settings: object) => Boolean((settings as Record<string, unknown>)[property]));

export const IsProxyList = () => (target: object, key: string) => {
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parseProxies(value) : value))(target, key);
  ValidateBy({
    name: 'proxies',
    validator: {
      validate: (value: unknown) => typeof value === 'number' || (Array.isArray(value) && value.every(isNetwork)),
      defaultMessage: () => 'must be true, false, a number of proxies, or their addresses and networks (10.0.0.0/8)',
    },
  })(target, key);
};

function parseProxies(text: string): number | string[] {
  if (text === 'true' || text === 'false') return text === 'true' ? 1 : 0;
  return /^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  if (most === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** True when the host can belong to another owner, for example with a wildcard in the last two labels. */
export function canMatchForeignHosts(pattern: string): boolean {
  const host = /^https?:\/\/([^/]*)/i.exec(pattern)?.[1]?.replace(/:(\d+|\*)$/, '');
  if (host === undefined || host.includes('**') || host.includes('@')) return true;
  return host
    .split('.')
    .slice(-2)
    .some((label) => /[*?]/.test(label) || label === '');
}

const namedKeyPattern = /^[\w-]{1,40}:[\w-]{43,}$/;

export const IsNamedKeyList = () =>
  ValidateBy({
    name: 'namedKeys',
    validator: {
      validate: (keys: unknown) =>
        Array.isArray(keys) &&
        keys.length > 0 &&
        keys.every((key) => namedKeyPattern.test(String(key))) &&
        new Set(keys.map((key) => String(key).split(':')[0])).size === keys.length,
      defaultMessage: () => 'must be keys such as 2026:<43 or more characters of base64url>, each with another name',
    },
  });

export const IsSigningKeySet = () =>
  ValidateBy({
    name: 'keySet',
    validator: {
      validate: isKeySet,
      defaultMessage: () => 'must be a JSON Web Key Set of private ES256 keys, each with a kid',
    },
  });

function isKeySet(text: unknown): boolean {
  try {
    const { keys } = JSON.parse(String(text)) as { keys: Record<string, unknown>[] };
    return (
      keys.length > 0 &&
      keys.every(({ kty, crv, d, kid }) => kty === 'EC' && crv === 'P-256' && Boolean(d) && Boolean(kid))
    );
  } catch {
    return false;
  }
}

import { Transform, Type } from 'class-transformer';
import { IsInt, IsUrl, Max, Min, ValidateBy } from 'class-validator';

/** 'true' or 'false'. */
export const flag = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
/** Parts between commas. */
export const list = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  );
/** A whole number within its bounds. */
export const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (target: object, key: string) => {
    Type(() => Number)(target, key);
    IsInt({ message: `$property must be a whole number` })(target, key);
    Min(least, { message: `$property must be at least ${least}` })(target, key);
    Max(most, { message: `$property must be at most ${most}` })(target, key);
  };
/** An http(s) address. */
export const address = () =>
  IsUrl(
    { require_tld: false, protocols: ['http', 'https'], require_protocol: true },
    { message: '$property must be an http(s) address' },
  );

/** Private keys as a JSON Web Key Set. */
export const keySet = () =>
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

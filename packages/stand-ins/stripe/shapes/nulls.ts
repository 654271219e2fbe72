/** Stripe always sends these fields, with null as the initial value. */
export function createNullFields<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

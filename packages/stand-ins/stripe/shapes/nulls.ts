/** Creates fields with the value null. Stripe always sends these fields, and this product never fills them. */
export function createNullFields<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

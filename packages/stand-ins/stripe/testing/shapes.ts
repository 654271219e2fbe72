import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

interface Keys {
  keys: string[];
  within: Record<string, string[]>;
}

const { resources } = JSON.parse(readFileSync(new URL('../fixture-keys.json', import.meta.url), 'utf8')) as {
  resources: Record<string, Keys>;
};

export const stripeObjectKinds = Object.keys(resources);

/** Responses do not contain these fields of Stripe's published samples. */
const NOT_IN_THE_TYPES: Record<string, string[]> = {
  // Stripe has moved this field to parent.subscription_details.subscription.
  invoice: ['subscription'],
  // Stripe sends `refunds` only on request.
  charge: ['refunds'],
};

export function assertStripeObjectShape(kind: string, answer: object): void {
  const { keys, within } = resources[kind]!;
  const expected = keys.filter((key) => !NOT_IN_THE_TYPES[kind]?.includes(key));
  assert.deepEqual(missing(expected, answer), [], `${kind} lacks keys`);
  for (const [part, inner] of Object.entries(within)) {
    const held = (answer as Record<string, unknown>)[part];
    const value: unknown = Array.isArray(held) ? held[0] : held;
    if (typeof value === 'object' && value !== null)
      assert.deepEqual(missing(inner, value), [], `${kind}.${part} lacks keys`);
  }
}

function missing(keys: string[], answer: object): string[] {
  return keys.filter((key) => !(key in answer));
}

/** Stripe counts whole seconds. */
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Stripe answers a reference as an id, or expanded as the whole object. */
export const idOf = (named: string | { readonly id: string }): string => (typeof named === 'string' ? named : named.id);

/** The same for an optional reference. */
export const idIfAny = (named: string | { readonly id: string } | null | undefined): string | undefined =>
  named ? idOf(named) : undefined;

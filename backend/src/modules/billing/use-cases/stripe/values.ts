/** Stripe counts whole seconds. */
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The id of what Stripe names by its id alone, or hands out whole. */
export const idOf = (named: string | { readonly id: string }): string => (typeof named === 'string' ? named : named.id);

/** The same of what may name nothing. */
export const idIfAny = (named: string | { readonly id: string } | null | undefined): string | undefined =>
  named ? idOf(named) : undefined;

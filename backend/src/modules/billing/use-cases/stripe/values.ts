export const fromUnixSeconds = (seconds: number): Date => new Date(seconds * 1000);
export const toUnixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export const getStripeId = (named: string | { readonly id: string }): string =>
  typeof named === 'string' ? named : named.id;

export const getOptionalStripeId = (named: string | { readonly id: string } | null | undefined): string | undefined =>
  named ? getStripeId(named) : undefined;

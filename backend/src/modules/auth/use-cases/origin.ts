/** Where a request for a session came from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | undefined;
}

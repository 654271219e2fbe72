/** Where a request for a session came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

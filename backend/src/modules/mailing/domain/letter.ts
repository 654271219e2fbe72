/** A mail as the mail service gets it. */
export interface Letter {
  readonly from: string;
  readonly to: string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
}

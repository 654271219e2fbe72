/** A mail as the mail service gets it. */
export interface Letter {
  readonly from: string;
  readonly to: string[];
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
}

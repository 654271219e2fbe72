/** An email as the provider gets it. */
export interface RenderedEmail {
  readonly from: string;
  readonly to: string[];
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

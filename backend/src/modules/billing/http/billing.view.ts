/** Where to go on, to be opened in a new tab. */
export class HostedPageView {
  /** Absolute address at the payment provider; good for half an hour at least when it is a checkout. */
  url!: string;
}

/** The report is kept. */
export class WebhookReceivedView {
  received!: boolean;
}

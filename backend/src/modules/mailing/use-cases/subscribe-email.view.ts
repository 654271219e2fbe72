/** What became of the wish to be on the list. Both false: the address is new, and its welcome is on the way. */
export class SubscriptionOutcomeView {
  /** It was on the list before; nothing was done. */
  alreadySubscribed!: boolean;
  /** It had left, and is back. */
  resubscribed!: boolean;
}

/** Nothing to say: the member is known by the token. */
export class CheckSubscriptionDto {}

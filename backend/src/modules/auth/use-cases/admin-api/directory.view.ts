import { UserView } from '../views/user.view.ts';

export class AccountPageView {
  users!: UserView[];
  aud!: 'authenticated';
}

/** A user with what a mail would have carried. */
export class LinkView extends UserView {
  /** Opens the account, once. */
  action_link!: string;
  /** The six digits that do the same. */
  email_otp!: string;
  /** The token in the link. */
  hashed_token!: string;
  redirect_to!: string;
  verification_type!: string;
}

/** Nothing more to say. */
export class EmptyView {}

import { UserView } from '../views/user.view.ts';

export class AccountPageView {
  users!: UserView[];
  aud!: 'authenticated';
}

/** A user with the link and the code that an email would contain. */
export class LinkView extends UserView {
  /** Single-use link that signs in to the account. */
  action_link!: string;
  /** Six-digit code with the same effect. */
  email_otp!: string;
  /** The token in the link. */
  hashed_token!: string;
  redirect_to!: string;
  verification_type!: string;
}

/** Always empty. */
export class EmptyView {}

import { UserView } from '../views/user.view.ts';

export class AccountPageView {
  users!: UserView[];
  aud!: 'authenticated';
}

export class EmailLinkView extends UserView {
  /** Link that works once, and signs in to the account or confirms an email change. */
  action_link!: string;
  /** Six-digit code with the same effect as the link. */
  email_otp!: string;
  /** The token in the link. */
  hashed_token!: string;
  redirect_to!: string;
  verification_type!: string;
}

/** JSON object without fields, because clients of Supabase Auth parse the response as JSON. */
export class EmptyObjectView {}

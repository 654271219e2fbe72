import { AccountSessionView } from '../use-cases/views/account-session.view.ts';

export class AccountSessionsView {
  items!: AccountSessionView[];
}

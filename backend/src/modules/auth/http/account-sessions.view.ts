import { AccountSessionView } from '../use-cases/answers/account-session.view.ts';

export class AccountSessionsView {
  items!: AccountSessionView[];
}

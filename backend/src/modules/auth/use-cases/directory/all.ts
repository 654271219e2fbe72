import { AccountMailsOf } from './account-mails-of.ts';
import { AddAccount } from './add-account.ts';
import { ChangeAccount } from './change-account.ts';
import { CreateAccount } from './create-account.ts';
import { DeleteAccount } from './delete-account.ts';
import { InvitePerson } from './invite-person.ts';
import { ListAccountFactors } from './list-account-factors.ts';
import { ListAccounts } from './list-accounts.ts';
import { MakeLink } from './make-link.ts';
import { ReadAccount } from './read-account.ts';
import { RemoveAccountFactor } from './remove-account-factor.ts';

/** What other modules may ask about somebody's account. */
export const directoryDoor = [AccountMailsOf, ListAccountFactors];

/** What services and administrators do with other people's accounts, for the module to provide. */
export const directoryUseCases = [
  ...directoryDoor,
  AddAccount,
  ChangeAccount,
  CreateAccount,
  DeleteAccount,
  InvitePerson,
  ListAccounts,
  MakeLink,
  ReadAccount,
  RemoveAccountFactor,
];

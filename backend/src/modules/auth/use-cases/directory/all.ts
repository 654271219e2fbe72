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

/** What services and administrators do with other people's accounts, for the module to provide. */
export const directoryUseCases = [
  AddAccount,
  ChangeAccount,
  CreateAccount,
  DeleteAccount,
  InvitePerson,
  ListAccountFactors,
  ListAccounts,
  MakeLink,
  ReadAccount,
  RemoveAccountFactor,
];

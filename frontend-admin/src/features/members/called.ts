import { nameOf } from '../../ui/words.ts';
import type { Member } from './api/members.ts';

/** What to call somebody where a name is needed: the name, or else the address. */
export const calledOf = (member: Pick<Member, 'firstName' | 'lastName' | 'email'>): string =>
  nameOf(member) || member.email;

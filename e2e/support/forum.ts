import type { Page } from '@playwright/test';
import { changeAccount, createMember, signIn, type Person } from './people.ts';

export async function openAsNewMember(page: Page, path: string): Promise<Person> {
  const person = await createMember(page.request);
  await changeAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, path);
  return person;
}

import type { Page } from '@playwright/test';
import { updateAccount, createMember, signIn, type TestPerson } from './people.ts';

export async function openPageAsNewMember(page: Page, path: string): Promise<TestPerson> {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, path);
  return person;
}

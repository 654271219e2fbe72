import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { keepSession } from './session.ts';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

type Credentials = Pick<Person, 'email' | 'password'>;

type DemoAccount = 'admin' | 'editor' | 'support' | 'free' | 'seeker' | 'creator' | 'visionary';

/** Somebody nobody has met before. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8);
  return {
    email: `amara.${mark}@example.org`,
    password: 'seven quiet mornings',
    firstName: 'Amara',
    lastName: `Okafor-${mark}`,
  };
}

export function demoAccount(name: DemoAccount): Credentials {
  return { email: `${name}@example.org`, password: 'demo-password' };
}

/** Somebody who has had an account for a while, its address confirmed: no mail is on its way to them. */
export async function oldFriend(request: APIRequestContext): Promise<Person> {
  const person = newPerson();
  const { email, password, firstName, lastName } = person;
  const names = { first_name: firstName, last_name: lastName };
  await asAdmin(request, 'users', { email, password, email_confirm: true, user_metadata: names });
  return person;
}

/** Somebody signs up and has not shown yet that the address is theirs. */
export async function newAccount(
  request: APIRequestContext,
  { email, password, firstName, lastName }: Person,
): Promise<void> {
  const data = { email, password, data: { first_name: firstName, last_name: lastName } };
  const made = await request.post('/api/auth/signup', { data });
  expect(made.ok(), await made.text()).toBe(true);
}

/** Somebody asks for the deletion of their account. */
export async function leave(request: APIRequestContext, { email, password }: Credentials): Promise<void> {
  const headers = await headersOf(request, { email, password });
  const asked = await request.post('/api/account/delete', { headers, data: { password } });
  expect(asked.ok(), await asked.text()).toBe(true);
}

/** What an administrator, or a service, does with accounts without any page; answers what it gives back. */
export async function asAdmin(
  request: APIRequestContext,
  call: 'users' | 'generate_link',
  data: object,
): Promise<Record<string, string>> {
  const made = await request.post(`/api/auth/admin/${call}`, { headers: await adminHeaders(request), data });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as Record<string, string>;
}

/** What an administrator changes of somebody's account on the page of the members. */
export async function changeAccount(
  request: APIRequestContext,
  { email }: Pick<Person, 'email'>,
  change: { plan: string } | { role: string; operation: 'add' | 'remove' },
): Promise<void> {
  const headers = await adminHeaders(request);
  const call = 'plan' in change ? 'admin-update-user-plan' : 'admin-manage-role';
  const data = { targetUserId: await idOf(request, email), ...change };
  const changed = await request.post(`/api/functions/${call}`, { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** Whose account an address is. */
export async function idOf(request: APIRequestContext, email: string): Promise<string> {
  const headers = await adminHeaders(request);
  const found = await request.get(`/api/admin/members?q=${encodeURIComponent(email)}`, { headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

/** What an administrator's calls carry. */
export const adminHeaders = (request: APIRequestContext) => headersOf(request, demoAccount('admin'));

/** What a person's calls carry. */
export async function headersOf(request: APIRequestContext, person: Credentials): Promise<{ authorization: string }> {
  const { access_token: token } = await newSession(request, person);
  return { authorization: `Bearer ${token}` };
}

async function newSession(request: APIRequestContext, { email, password }: Credentials) {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data: { email, password } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return (await signedIn.json()) as { access_token: string; expires_in: number };
}

/** Opens an address as somebody who signed in before: their session is in the browser already. */
export async function signIn(page: Page, person: Credentials, at = '/members/dashboard'): Promise<void> {
  const session = await newSession(page.request, person);
  // A small answer of the site, from which its storage can be written before any page of it runs. It has no icon, of which
  // the browser would complain.
  const aside = await page.context().newPage();
  await aside.goto('/robots.txt');
  await keepSession(aside, session);
  await aside.close();
  await page.goto(at);
}

/** Opens an address, which leads a visitor to the sign-in page where it is not that page itself, and signs in there. */
export async function signInByForm(page: Page, { email, password }: Credentials, at = '/auth'): Promise<void> {
  await page.goto(at);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Creates an account and waits for the dashboard. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth?mode=sign-up');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
}

export async function fillSignUp(page: Page, { email, password, firstName, lastName }: Person): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
}

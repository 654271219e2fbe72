import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { storeSession } from './session.ts';

export interface TestPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

type Credentials = Pick<TestPerson, 'email' | 'password'>;

type DemoAccount = 'admin' | 'editor' | 'support' | 'free' | 'seeker' | 'creator' | 'visionary';

export function createTestPerson(): TestPerson {
  const mark = randomUUID().slice(0, 8);
  return {
    email: `amara.${mark}@example.org`,
    password: 'seven quiet mornings',
    firstName: 'Amara',
    lastName: `Okafor-${mark}`,
  };
}

export function getDemoCredentials(name: DemoAccount): Credentials {
  return { email: `${name}@example.org`, password: 'demo-password' };
}

export async function createMember(request: APIRequestContext): Promise<TestPerson> {
  const person = createTestPerson();
  const { email, password, firstName, lastName } = person;
  const names = { first_name: firstName, last_name: lastName };
  await callAdminApi(request, 'users', { email, password, email_confirm: true, user_metadata: names });
  return person;
}

export async function createUnconfirmedAccount(
  request: APIRequestContext,
  { email, password, firstName, lastName }: TestPerson,
): Promise<void> {
  const data = { email, password, data: { first_name: firstName, last_name: lastName } };
  const made = await request.post('/api/auth/signup', { data });
  expect(made.ok(), await made.text()).toBe(true);
}

export async function requestAccountDeletion(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<void> {
  const headers = await createAuthHeaders(request, { email, password });
  const asked = await request.post('/api/account/delete', { headers, data: { password } });
  expect(asked.ok(), await asked.text()).toBe(true);
}

export async function callAdminApi(
  request: APIRequestContext,
  call: 'users' | 'generate_link',
  data: object,
): Promise<Record<string, string>> {
  const made = await request.post(`/api/auth/admin/${call}`, { headers: await createAdminHeaders(request), data });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as Record<string, string>;
}

export async function updateAccount(
  request: APIRequestContext,
  { email }: Pick<TestPerson, 'email'>,
  change: { plan: string } | { role: string; operation: 'add' | 'remove' },
): Promise<void> {
  const headers = await createAdminHeaders(request);
  const call = 'plan' in change ? 'admin-update-user-plan' : 'admin-manage-role';
  const data = { targetUserId: await fetchUserIdByEmail(request, email), ...change };
  const changed = await request.post(`/api/functions/${call}`, { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

export async function fetchUserIdByEmail(request: APIRequestContext, email: string): Promise<string> {
  const headers = await createAdminHeaders(request);
  const found = await request.get(`/api/admin/members?q=${encodeURIComponent(email)}`, { headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

export const createAdminHeaders = (request: APIRequestContext) =>
  createAuthHeaders(request, getDemoCredentials('admin'));

export async function createAuthHeaders(
  request: APIRequestContext,
  person: Credentials,
): Promise<{ authorization: string }> {
  const { access_token: token } = await newSession(request, person);
  return { authorization: `Bearer ${token}` };
}

async function newSession(request: APIRequestContext, { email, password }: Credentials) {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data: { email, password } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return (await signedIn.json()) as { access_token: string; expires_in: number };
}

export async function signIn(page: Page, person: Credentials, at = '/members/dashboard'): Promise<void> {
  const session = await newSession(page.request, person);
  // A text file runs no script of the site, and the browser requests no icon for the file.
  const aside = await page.context().newPage();
  await aside.goto('/robots.txt');
  await storeSession(aside, session);
  await aside.close();
  await page.goto(at);
}

export async function signInByForm(page: Page, { email, password }: Credentials, at = '/auth'): Promise<void> {
  await page.goto(at);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

export async function signUp(page: Page, person: TestPerson): Promise<void> {
  await page.goto('/auth?mode=sign-up');
  await fillSignUpForm(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/members\/dashboard$/);
}

export async function fillSignUpForm(page: Page, { email, password, firstName, lastName }: TestPerson): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
}

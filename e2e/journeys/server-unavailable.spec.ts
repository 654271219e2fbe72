import { expect, test, type Locator, type Page } from '@playwright/test';
import { createTestPerson, createMember, signIn } from '../support/people.ts';

const AWAY = /cannot reach the server just now|went wrong on our side/;

interface AccountForm {
  region: string;
  fill: (form: Locator, password: string) => Promise<void>;
  send: string;
  again: string;
  done: string;
}

const FORMS: AccountForm[] = [
  {
    region: 'Name',
    fill: (form) => form.getByLabel('First name').fill('Ifeoma'),
    send: 'Save name',
    again: 'Try again',
    done: 'Your name is saved.',
  },
  {
    region: 'Email',
    fill: async (form) => {
      await form.getByRole('button', { name: 'Change email' }).click();
      await form.getByLabel('New email').fill(createTestPerson().email);
    },
    send: 'Send both emails',
    again: 'Try again',
    done: 'Your email is changing to',
  },
  {
    region: 'Password',
    fill: async (form, password) => {
      await form.getByLabel('Current password').fill(password);
      await form.getByLabel('New password').fill('eleven slow evenings');
    },
    send: 'Change password',
    again: 'Try again',
    done: 'Your password is changed.',
  },
];

for (const { region, fill, send, again, done } of FORMS)
  test(`${region}: the form shows that the server is away, keeps its input and works on retry`, async ({ page }) => {
    const person = await createMember(page.request);
    await signIn(page, person, '/account');
    const form = page.getByRole('region', { name: region });
    await fill(form, person.password);
    const typed = await fieldValues(form);
    await makeServerUnavailable(page);
    await form.getByRole('button', { name: send }).click();
    await expect(form.getByText(AWAY)).toBeVisible();
    expect(await fieldValues(form)).toEqual(typed);
    await page.unroute('**/api/**');
    await form.getByRole('button', { name: again }).click();
    await expect(page.getByText(done)).toBeVisible();
  });

test('the recovery form works on retry when the server was away', async ({ page }) => {
  await page.goto('/auth/recover');
  const { email } = createTestPerson();
  await page.getByLabel('Email').fill(email);
  await makeServerUnavailable(page);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('main').getByText(AWAY)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
});

test('a request is not repeated automatically when its response was lost, because the server may have processed it', async ({
  page,
}) => {
  const person = await createMember(page.request);
  await signIn(page, person, '/account');
  let calls = 0;
  await page.route('**/api/auth/user?**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    calls += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill('eleven slow evenings');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText(AWAY)).toBeVisible();
  expect(calls).toBe(1);
});

async function makeServerUnavailable(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'away' }));
}

const fieldValues = (form: Locator): Promise<string[]> =>
  form.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

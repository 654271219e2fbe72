import { expect, test, type Locator, type Page } from '@playwright/test';
import { collectBrowserErrors } from '../support/browser-errors.ts';
import {
  fillInquiryForm,
  getSendButton,
  inquiryForms,
  fetchStoredReferences,
  readInquiryReference,
} from '../support/inquiries.ts';
import { fillSignUpForm, createTestPerson } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';
import { collectRequestErrors } from '../support/page-checks.ts';

test('a visitor sends every form of the site before the scripts have loaded, and sees its own texts', async ({
  page,
  baseURL,
}) => {
  const urls = await delayScripts(page);
  const person = createTestPerson();
  const complaints = await collectBrowserErrors(page);
  const faults = collectRequestErrors(page, baseURL ?? '');
  for (const form of inquiryForms) {
    await openPageUntilIdle(page, form.path);
    const email = await fillInquiryForm(page, form);
    await getSendButton(page, form).click();
    const reference = await readInquiryReference(page);
    expect(await fetchStoredReferences(page.request, email)).toEqual([reference]);
  }

  await openPageUntilIdle(page, '/about');
  const { firstName, email } = createTestPerson();
  const list = page.getByRole('contentinfo').getByRole('form', { name: 'Join the mailing list' });
  await list.getByRole('button', { name: 'Join' }).click();
  await expectToast(page, 'Email required', 'Please enter your email address');
  await expect(list.getByLabel('Email')).toBeFocused();
  await list.getByLabel('First name').fill(firstName);
  await join(page, list, email);
  await expectToast(page, 'Welcome to the movement', 'Check your inbox for the eBook and your first daily reflection.');
  await expect(list.getByLabel('First name')).toHaveValue('');
  await expect(list.getByLabel('Email')).toHaveValue('');

  await openPageUntilIdle(page, '/resources');
  const wide = page.getByRole('main').getByRole('form', { name: 'Join the mailing list' });
  await expect(wide.getByRole('textbox')).toHaveCount(1);
  await expect(wide.getByLabel('Email')).toHaveAttribute('required');
  await wide.getByRole('button', { name: 'Join' }).click();
  await expect(wide.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Email required')).toHaveCount(0);
  await join(page, wide, email);
  await expectToast(page, 'Already subscribed', "You're already part of our community!");

  await openPageUntilIdle(page, '/auth');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: "Don't have an account? Sign up" }).click();
  await fillSignUpForm(page, person);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Success!', 'Account created successfully. Welcome to the Institute of Oneness!');
  await expect(page).toHaveURL('/members/dashboard');
  expect([...complaints, ...faults]).toEqual([]);
  expect(urls.filter((url) => decodeURIComponent(url.replaceAll('+', ' ')).includes(person.password))).toEqual([]);
});

/** Milliseconds from the start of a navigation to the arrival of the scripts. */
const scriptsArriveMs = 5_000;

async function delayScripts(page: Page): Promise<string[]> {
  const urls: string[] = [];
  let arriveAt = 0;
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.isNavigationRequest()) arriveAt = Date.now() + scriptsArriveMs;
  });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((arrive) => setTimeout(arrive, arriveAt - Date.now()));
    await route.continue();
  });
  return urls;
}

async function join(page: Page, form: Locator, email: string): Promise<void> {
  const door = '**/api/functions/subscribe-email';
  const answer = Promise.withResolvers<void>();
  await page.route(door, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(form.getByRole('button', { name: 'Joining...' })).toBeDisabled();
  answer.resolve();
  await expect(form.getByRole('button', { name: 'Join', exact: true })).toBeEnabled();
  await page.unroute(door);
}

async function expectToast(page: Page, title: string, words: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: title });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(words, { exact: true })).toBeVisible();
}

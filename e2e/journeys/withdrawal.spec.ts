import { expect, test } from '@playwright/test';
import { fetchPaymentTotals, buyPlan } from '../support/checkout.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { createTestPerson, createMember, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('a buyer withdraws without signing in and gets a receipt and a refund', async ({ page, browser }) => {
  const person = await createMember(page.request);
  await signIn(page, person);
  await buyPlan(page, 'Seeker');
  const mail = async (words: RegExp) =>
    (await fetchEmails(page.request, person.email))
      .map(({ subject, text }) => `${subject} ${text}`)
      .find((one) => words.test(one));
  await expect.poll(() => mail(/Your invoice number is/)).toBeTruthy();
  const number = /invoice number\s+is\s+([A-Z0-9-]+)\./.exec((await mail(/Your invoice number is/)) ?? '')?.[1] ?? '';
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText(number);

  const visitor = await browser.newPage();
  await openPageUntilIdle(visitor, '/');
  await visitor
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Withdraw from purchase' })
    .click();
  const form = visitor.getByRole('form', { name: 'Withdraw from a purchase' });
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Please enter your name/);
  await form.getByLabel('Name').pressSequentially('Amara Okafor');
  await form.getByLabel('Email').pressSequentially(person.email);
  await form.getByLabel('Invoice number').pressSequentially(number.toLowerCase());
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByRole('heading', { name: 'Confirm your withdrawal' })).toBeFocused();
  await expect(visitor.getByText(`I withdraw from my purchase with invoice ${number}.`)).toBeVisible();
  expect(await fetchPaymentTotals(page.request, person.email)).toEqual({ charged: 10_000, refunded: 0 });
  await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(visitor.getByRole('heading', { name: 'Withdrawal received' })).toBeFocused();

  await expect
    .poll(() => fetchPaymentTotals(page.request, person.email))
    .toEqual({ charged: 10_000, refunded: 10_000 });
  await expect.poll(() => mail(/We received your withdrawal \(W-/)).toBeTruthy();
  await expect.poll(() => mail(/We refunded \$100/)).toBeTruthy();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Free');
  await visitor.close();
});

test('a buyer withdraws and a visitor joins the mailing list without JavaScript', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { email } = createTestPerson();
  await page.goto('/withdraw');
  const form = page.getByRole('form', { name: 'Withdraw from a purchase' });
  await form.getByLabel('Name').pressSequentially('Amara Okafor');
  await form.getByLabel('Email').pressSequentially(email);
  await form.getByLabel('Invoice number').pressSequentially('abcd1234-0001');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your withdrawal' })).toBeVisible();
  await expect(page.getByText('I withdraw from my purchase with invoice ABCD1234-0001.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal received' })).toBeVisible();
  const subjects = async () => (await fetchEmails(request, email)).map(({ subject }) => subject).join();
  await expect.poll(subjects).toContain('We received your withdrawal (W-');

  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').pressSequentially(email);
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

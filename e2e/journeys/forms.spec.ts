import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  contactForm,
  getFormField,
  fillInquiryForm,
  getSendButton,
  inquiryForms,
  fetchStoredReferences,
  readInquiryReference,
} from '../support/inquiries.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { createTestPerson } from '../support/people.ts';
import { openPageUntilIdle, startApp } from '../support/settle.ts';

for (const form of inquiryForms)
  test.describe(form.path, () => {
    const door = '**/api/forms/**';

    test('shows the errors of missing fields one at a time, and sends nothing', async ({ page }) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/forms/')) calls += 1;
      });
      await openPageUntilIdle(page, form.path);
      const filled: Record<string, string> = { Name: 'Amara', Email: createTestPerson().email, ...form.fields };
      for (const [label, words] of Object.entries(form.missing)) {
        await getSendButton(page, form).click();
        await expect(getFormField(page, label)).toBeFocused();
        await expect(getFormField(page, label)).toHaveAccessibleDescription(new RegExp(words));
        await getFormField(page, label).fill(filled[label] ?? '');
      }
      expect(calls).toBe(0);
    });

    test('shows an error at an invalid email and at a text that is too long, and keeps both', async ({ page }) => {
      await openPageUntilIdle(page, form.path);
      const email = await fillInquiryForm(page, form, { email: 'amara@example' });
      await getSendButton(page, form).click();
      await expect(getFormField(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
      await expect(getFormField(page, 'Email')).toHaveValue(email);

      for (const [label, { length, words }] of Object.entries(form.tooLong)) {
        await fillInquiryForm(page, form);
        await getFormField(page, label).fill('a'.repeat(length));
        await getSendButton(page, form).click();
        await expect(getFormField(page, label)).toBeFocused();
        await expect(getFormField(page, label)).toHaveAccessibleDescription(new RegExp(words));
        await expect(getFormField(page, label)).toHaveValue('a'.repeat(length));
      }
    });

    test('treats a script in a name as text, here and in the email', async ({ page }) => {
      const name = '<script>document.title = "gone"</script>';
      await openPageUntilIdle(page, form.path);
      const email = await fillInquiryForm(page, form, { name });
      await getSendButton(page, form).click();
      const reference = await readInquiryReference(page);
      await expect(page.getByText(`Thank you, ${name}.`)).toBeVisible();
      await expect(page).not.toHaveTitle('gone');
      expect(await fetchStoredReferences(page.request, email)).toEqual([reference]);

      const receipt = async () => (await fetchEmails(page.request, email)).at(-1);
      await expect.poll(async () => (await receipt())?.text).toContain(reference);
      expect((await receipt())?.html).not.toContain('<script>document');
    });

    test('sends the message once when the button is pressed twice', async ({ page }) => {
      await openPageUntilIdle(page, form.path);
      const email = await fillInquiryForm(page, form);
      await getSendButton(page, form).dblclick();
      const reference = await readInquiryReference(page);
      expect(await fetchStoredReferences(page.request, email)).toEqual([reference]);
    });

    test('keeps the text while offline, and sends it on retry', async ({ page }) => {
      await openPageUntilIdle(page, form.path);
      await startApp(page);
      const email = await fillInquiryForm(page, form);
      await page.context().setOffline(true);
      await getSendButton(page, form).click();
      await expect(page.getByText('You are offline. Send it again once you are back.')).toBeVisible();
      for (const [label, text] of Object.entries(form.fields))
        await expect(getFormField(page, label)).toHaveValue(text);
      await page.context().setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await page.getByRole('button', { name: 'Try again' }).click();
      const reference = await readInquiryReference(page);
      expect(await fetchStoredReferences(page.request, email)).toEqual([reference]);
    });

    test('reports the reference of the first attempt on retry when its response was lost', async ({ page }) => {
      const answers: string[] = [];
      await page.route(door, async (route) => {
        answers.push(((await (await route.fetch()).json()) as { reference: string }).reference);
        await route.abort();
      });
      await openPageUntilIdle(page, form.path);
      const email = await fillInquiryForm(page, form);
      await getSendButton(page, form).click();
      await expect(page.getByText(/cannot reach the server just now/)).toBeVisible();
      await page.unroute(door);
      await page.getByRole('button', { name: 'Try again' }).click();
      expect([await readInquiryReference(page)]).toEqual(answers);
      expect(await fetchStoredReferences(page.request, email)).toEqual(answers);
    });

    test('thanks and stores nothing when a bot fills in the hidden field', async ({ page }) => {
      await openPageUntilIdle(page, form.path);
      const email = await fillInquiryForm(page, form);
      await page
        .locator('main [name="website"]')
        .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
      await getSendButton(page, form).click();
      await readInquiryReference(page);
      expect(await fetchStoredReferences(page.request, email)).toEqual([]);
    });
  });

test('a draft survives reloads and other pages until it is sent', async ({ page }) => {
  await openPageUntilIdle(page, contactForm.path);
  await fillInquiryForm(page, contactForm);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Santa Fe');
  await page.reload();
  await expect(getFormField(page, 'Message')).toHaveValue(contactForm.fields['Message'] ?? '');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About' }).click();
  await page.goBack();
  await expect(getFormField(page, 'Message')).toHaveValue(contactForm.fields['Message'] ?? '');
  await getSendButton(page, contactForm).click();
  await readInquiryReference(page);
  await openPageUntilIdle(page, contactForm.path);
  await expect(getFormField(page, 'Message')).toHaveValue('');
});

test("a form shows a message when the server's rate limit rejects it, and can be sent again", async ({ page }) => {
  await page.route('**/api/forms/contact', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600' },
      json: { title: 'Too Many Requests', code: 'limit' },
    }),
  );
  await openPageUntilIdle(page, contactForm.path);
  await fillInquiryForm(page, contactForm);
  await getSendButton(page, contactForm).click();
  await expect(page.getByText('You sent too many messages.')).toBeVisible();
  await page.unroute('**/api/forms/contact');
  await getSendButton(page, contactForm).click();
  await readInquiryReference(page);
});

test('a form shows an error at the field that only the server rejects', async ({ page }) => {
  await page.route('**/api/forms/contact', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ field: 'email', message: 'Invalid email address' }] } }),
  );
  await openPageUntilIdle(page, contactForm.path);
  await fillInquiryForm(page, contactForm);
  await getSendButton(page, contactForm).click();
  await expect(getFormField(page, 'Email')).toBeFocused();
  await expect(getFormField(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
});

test('the share button copies the link and confirms it when the browser cannot share', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await openPageUntilIdle(page, '/get-involved');
  await page.getByRole('button', { name: 'Share the link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
});

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a form is accessible in each of its states', async ({ page }) => {
      const faults = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      await openPageUntilIdle(page, contactForm.path);
      await getSendButton(page, contactForm).click();
      expect(await faults()).toEqual([]);
      await fillInquiryForm(page, contactForm);
      await getSendButton(page, contactForm).click();
      await readInquiryReference(page);
      expect(await faults()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

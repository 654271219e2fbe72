import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  contactForm,
  formField,
  fillForm,
  sendButton,
  siteForms,
  storedReferences,
  readReference,
} from '../support/inquiries.ts';
import { emailsTo } from '../support/mailbox.ts';
import { newPerson } from '../support/people.ts';
import { openSettled } from '../support/settle.ts';

for (const form of siteForms)
  test.describe(form.path, () => {
    const door = '**/api/forms/**';

    test('shows the errors of missing fields one at a time, and sends nothing', async ({ page }) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/forms/')) calls += 1;
      });
      await openSettled(page, form.path);
      const filled: Record<string, string> = { Name: 'Amara', Email: newPerson().email, ...form.fields };
      for (const [label, words] of Object.entries(form.missing)) {
        await sendButton(page, form).click();
        await expect(formField(page, label)).toBeFocused();
        await expect(formField(page, label)).toHaveAccessibleDescription(new RegExp(words));
        await formField(page, label).fill(filled[label] ?? '');
      }
      expect(calls).toBe(0);
    });

    test('shows an error at an invalid email and at a text that is too long, and keeps both', async ({ page }) => {
      await openSettled(page, form.path);
      const email = await fillForm(page, form, { email: 'amara@example' });
      await sendButton(page, form).click();
      await expect(formField(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
      await expect(formField(page, 'Email')).toHaveValue(email);

      for (const [label, { length, words }] of Object.entries(form.tooLong)) {
        await fillForm(page, form);
        await formField(page, label).fill('a'.repeat(length));
        await sendButton(page, form).click();
        await expect(formField(page, label)).toBeFocused();
        await expect(formField(page, label)).toHaveAccessibleDescription(new RegExp(words));
        await expect(formField(page, label)).toHaveValue('a'.repeat(length));
      }
    });

    test('treats a script in a name as text, here and in the email', async ({ page }) => {
      const name = '<script>document.title = "gone"</script>';
      await openSettled(page, form.path);
      const email = await fillForm(page, form, { name });
      await sendButton(page, form).click();
      const reference = await readReference(page);
      await expect(page.getByText(`Thank you, ${name}.`)).toBeVisible();
      await expect(page).not.toHaveTitle('gone');
      expect(await storedReferences(page.request, email)).toEqual([reference]);

      const receipt = async () => (await emailsTo(page.request, email)).at(-1);
      await expect.poll(async () => (await receipt())?.text).toContain(reference);
      expect((await receipt())?.html).not.toContain('<script>document');
    });

    test('sends the message once when the button is pressed twice', async ({ page }) => {
      await openSettled(page, form.path);
      const email = await fillForm(page, form);
      await sendButton(page, form).dblclick();
      const reference = await readReference(page);
      expect(await storedReferences(page.request, email)).toEqual([reference]);
    });

    test('keeps the text while offline, and sends it on retry', async ({ page }) => {
      await openSettled(page, form.path);
      const email = await fillForm(page, form);
      await page.context().setOffline(true);
      await sendButton(page, form).click();
      await expect(page.getByText('You are offline. Send it again once you are back.')).toBeVisible();
      for (const [label, text] of Object.entries(form.fields)) await expect(formField(page, label)).toHaveValue(text);
      await page.context().setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await page.getByRole('button', { name: 'Try again' }).click();
      const reference = await readReference(page);
      expect(await storedReferences(page.request, email)).toEqual([reference]);
    });

    test('reports the reference of the first attempt on retry when its response was lost', async ({ page }) => {
      const answers: string[] = [];
      await page.route(door, async (route) => {
        answers.push(((await (await route.fetch()).json()) as { reference: string }).reference);
        await route.abort();
      });
      await openSettled(page, form.path);
      const email = await fillForm(page, form);
      await sendButton(page, form).click();
      await expect(page.getByText(/cannot reach the server just now/)).toBeVisible();
      await page.unroute(door);
      await page.getByRole('button', { name: 'Try again' }).click();
      expect([await readReference(page)]).toEqual(answers);
      expect(await storedReferences(page.request, email)).toEqual(answers);
    });

    test('thanks and stores nothing when a bot fills in the hidden field', async ({ page }) => {
      await openSettled(page, form.path);
      const email = await fillForm(page, form);
      await page
        .locator('main [name="website"]')
        .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
      await sendButton(page, form).click();
      await readReference(page);
      expect(await storedReferences(page.request, email)).toEqual([]);
    });
  });

test('a draft survives reloads and other pages until it is sent', async ({ page }) => {
  await openSettled(page, contactForm.path);
  await fillForm(page, contactForm);
  await page.reload();
  await expect(formField(page, 'Message')).toHaveValue(contactForm.fields['Message'] ?? '');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About' }).click();
  await page.goBack();
  await expect(formField(page, 'Message')).toHaveValue(contactForm.fields['Message'] ?? '');
  await sendButton(page, contactForm).click();
  await readReference(page);
  await openSettled(page, contactForm.path);
  await expect(formField(page, 'Message')).toHaveValue('');
});

test("a form shows a message when the server's rate limit rejects it, and can be sent again", async ({ page }) => {
  await page.route('**/api/forms/contact', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600' },
      json: { title: 'Too Many Requests', code: 'limit' },
    }),
  );
  await openSettled(page, contactForm.path);
  await fillForm(page, contactForm);
  await sendButton(page, contactForm).click();
  await expect(page.getByText('That was a lot in a short time.')).toBeVisible();
  await page.unroute('**/api/forms/contact');
  await sendButton(page, contactForm).click();
  await readReference(page);
});

test('a form shows an error at the field that only the server rejects', async ({ page }) => {
  await page.route('**/api/forms/contact', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ field: 'email', message: 'Invalid email address' }] } }),
  );
  await openSettled(page, contactForm.path);
  await fillForm(page, contactForm);
  await sendButton(page, contactForm).click();
  await expect(formField(page, 'Email')).toBeFocused();
  await expect(formField(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
});

test('the share button copies the link and confirms it when the browser cannot share', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await openSettled(page, '/get-involved');
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
      await openSettled(page, contactForm.path);
      await sendButton(page, contactForm).click();
      expect(await faults()).toEqual([]);
      await fillForm(page, contactForm);
      await sendButton(page, contactForm).click();
      await readReference(page);
      expect(await faults()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

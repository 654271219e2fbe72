import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { getDemoCredentials, signIn } from '../support/people.ts';

const chooseDay = (year = 2031): string => {
  const day = new Date(Date.UTC(year, 0, 1) + Math.floor(Math.random() * 3_000) * 86_400_000);
  return day.toISOString().slice(0, 10);
};

async function fillForm(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByLabel('Title').pressSequentially(title);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await expect(text).toBeFocused();
  await text.pressSequentially('Some evenings the lamp is enough of a sun.');
  await page.getByLabel('Question').pressSequentially('Which lamp is near you?');
}

test('an editor writes the reflection of an empty day next to the calendar', async ({ page }) => {
  const day = chooseDay();
  await signIn(page, getDemoCredentials('editor'), `/admin/mailing/reflections?day=${day}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mailing' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Daily reflections' })).toHaveAttribute('aria-selected', 'true');
  const cell = page.locator(`[data-day="${day}"]`);
  await expect(cell).toContainText('no text');
  await expect(page.getByRole('alert')).toContainText('of the next 30 days');
  await expect(page.getByRole('tab', { name: 'Daily reflections' })).toContainText(/\d+ days? empty/);
  expect(await findAccessibilityErrors(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await fillForm(page, `Lamp of ${day}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cell).toContainText(`Lamp of ${day}`);
  await expect(cell).not.toContainText('no text');
});

test('the dashboard links to the next empty day when one of the next three days has no reflection', async ({
  page,
}, info) => {
  const day = chooseDay();
  let emptyDays = [day];
  await page.route('**/api/admin/reflection-days?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), today: day, emptyDays } });
  });
  await signIn(page, getDemoCredentials('editor'), '/admin/dashboard');
  const section = page.getByRole('region', { name: 'Needs attention' });
  await expect(section).toContainText('1 day has no reflection');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await info.attach(`attention-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
  await section.getByRole('link', { name: 'Write the next empty day' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/mailing/reflections\\?day=${day}$`));

  emptyDays = [new Date(Date.parse(day) + 3 * 86_400_000).toISOString().slice(0, 10)];
  const read = page.waitForResponse('**/api/admin/reflection-days?**');
  await page.goto('/admin/dashboard');
  await (await read).finished();
  await expect(page.getByText('Partnership applications')).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('an editor takes the text of last year and goes on to the next empty day', async ({ page }) => {
  const day = `${chooseDay(2045).slice(0, 8)}15`;
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  await signIn(page, getDemoCredentials('editor'), `/admin/mailing/reflections?day=${yearBefore}`);
  await page.getByRole('button', { name: 'Take one from last year' }).click();
  await expect(page.getByText(/^No text was shown around \d+ \w+ \d{4}\.$/)).toBeVisible();
  await fillForm(page, `Old lamp of ${yearBefore}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator(`[data-day="${yearBefore}"]`)).toContainText(`Old lamp of ${yearBefore}`);

  await page.goto(`/admin/mailing/reflections?day=${day}`);
  await page.getByRole('button', { name: 'Take one from last year' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`Old lamp of ${yearBefore}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Some evenings the lamp');
  await page.getByRole('button', { name: 'Save, next empty day' }).click();
  await expect(page).not.toHaveURL(new RegExp(day));
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.goto(`/admin/mailing/reflections?day=${day}`);
  await expect(page.locator(`[data-day="${day}"]`)).toContainText(`Old lamp of ${yearBefore}`);
});

test('an editor imports a list of texts after each line was checked', async ({ page }, info) => {
  const [day, next] = [`${chooseDay(2052).slice(0, 8)}10`, `${chooseDay(2062).slice(0, 8)}11`];
  await signIn(page, getDemoCredentials('editor'), `/admin/mailing/reflections?day=${day}`);
  await page.getByRole('button', { name: 'Import texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import texts' });
  await dialog.getByLabel('Texts', { exact: true }).fill(`${day}, Lamp, "One, two.", Which lamp?\n${next}, Sea`);
  await dialog.getByRole('button', { name: 'Check the texts' }).click();
  await expect(dialog.getByText(/^Line 2: The line has 2 columns instead of 4/)).toBeVisible();
  const lines = `date,title,text,question\n${day},Imported ${day},"One, two.",Which lamp?\n${next},Sea,Waves.,Which sea?`;
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Read from a file' }).click();
  await (await chooser).setFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await expect(dialog.getByLabel('Texts', { exact: true })).toHaveValue(lines);
  await dialog.getByRole('button', { name: 'Check the texts' }).click();
  await expect(dialog.getByText('2 texts can be saved.')).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await info.attach(`import-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
  await dialog.getByRole('button', { name: 'Save 2 texts' }).click();
  await expect(page.getByText('2 texts imported')).toBeVisible();
  await expect(page.locator(`[data-day="${day}"]`)).toContainText(`Imported ${day}`);
});

test('the form of a day is a drawer on a phone', async ({ page }) => {
  const day = chooseDay();
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, getDemoCredentials('editor'), `/admin/mailing/reflections?day=${day}`);
  await page.locator(`[data-day="${day}"]`).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Title')).toBeVisible();
  await fillForm(page, `Phone of ${day}`);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator(`[data-day="${day}"]`)).toContainText(`Phone of ${day}`);
});

test('support reads the calendar and gets no form', async ({ page }) => {
  await signIn(page, getDemoCredentials('support'), '/admin/mailing');
  await expect(page).toHaveURL(/\/admin\/mailing\/reflections/);
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
});

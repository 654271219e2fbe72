import { expect, test, type Locator, type Page } from '@playwright/test';
import { updateAccount, createMember, signIn } from '../support/people.ts';

test('a member completes a program and gets its certificate by keyboard alone', async ({ page }) => {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'creator' });
  await signIn(page, person, '/members/certificates/unity-practices');
  await expect(page.getByText('There is no certificate for Unity Practices yet.')).toBeVisible();
  const words = await page.getByText(/You have seen 0 of \d+\./).innerText();
  const lessons = Number(/of (\d+)\./.exec(words)?.[1]);
  await tabToAndEnter(page, main(page).getByRole('link', { name: 'Begin' }));
  // The test waits for the next page, because the previous page has a link with the same name.
  await page.waitForURL(/\/members\/modules\//);

  for (let seen = 1; seen <= lessons; seen += 1) {
    const mark = main(page).getByRole('button', { name: 'Mark as seen and continue' });
    const next = main(page).getByRole('link', { name: 'Begin', exact: true });
    await expect(mark.or(next)).toBeVisible();
    if (await next.isVisible()) await tabToAndEnter(page, next);
    await expect(mark).toBeVisible();
    const before = page.url();
    await tabToAndEnter(page, mark);
    await page.waitForURL((url) => url.href !== before);
    // The button of the previous page has one of these texts until the next page is shown.
    await expect(main(page).getByRole('button', { name: /Saving|not seen/ })).toHaveCount(0);
  }

  await expect(page.getByText(/^You have finished (all|both|the lesson)/)).toBeVisible();
  await tabToAndEnter(page, main(page).getByRole('link', { name: 'Your certificate' }));
  const sheet = page.getByRole('article', { name: 'Certificate: Unity Practices' });
  await expect(sheet).toContainText(`${person.firstName} ${person.lastName}`);
  await expect(sheet).toContainText(/\w+day \d+ \w+ 20\d\d/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tabToAndEnter(page, main(page).getByRole('button', { name: 'Download PDF' })),
  ]);
  expect(file.suggestedFilename()).toBe('certificate-unity-practices.pdf');

  await page.goto('/members/modules');
  await expect(main(page).getByRole('link', { name: /^Your certificate.*Unity Practices$/ })).toBeVisible();
  await page.goto('/members/practice');
  await main(page)
    .getByRole('link', { name: /^Certificate.*Unity Practices$/ })
    .click();
  await expect(sheet).toBeVisible();
});

test('the page shows a message when the program of a certificate does not exist', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/certificates/no-such-program');
  await expect(page.getByText('This program does not exist.')).toBeVisible();
});

const main = (page: Page): Locator => page.getByRole('main');

async function tabToAndEnter(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 200 && !(await isFocused()); steps += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

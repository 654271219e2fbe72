import { expect, type Locator, type Page } from '@playwright/test';

export async function selectOption(page: Page, field: Locator, option: string): Promise<void> {
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === option);
  await field.pressSequentially(option);
  await found;
  await chooseListedOption(field, option);
}

export async function openAndChooseOption(field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  await chooseListedOption(field, option);
}

/** Uses the keyboard, because a click is lost if the list moves between pressing and releasing the mouse button. */
async function chooseListedOption(field: Locator, option: string | RegExp): Promise<void> {
  const select = field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  const found = field.page().getByRole('option', { name: option });
  const listed = typeof option === 'string' ? found : found.first();
  await expect(field, `the list with the option ${option} is open`).toHaveAttribute('aria-expanded', 'true');
  await expect(select, `the list with the option ${option} is loaded`).not.toHaveClass(/ant-select-loading/);
  await expect(listed, `the option ${option} is in the list`).toBeVisible();
  const isActive = async () =>
    (await field.getAttribute('aria-activedescendant')) === (await listed.getAttribute('id'));
  const activate = async () => {
    if (await isActive()) return true;
    await field.press('ArrowDown');
    return isActive();
  };
  await expect.poll(activate, { message: `the option ${option} is active`, intervals: [50] }).toBe(true);
  await field.press('Enter');
  await expect(field, `the list closes after the choice of ${option}`).toHaveAttribute('aria-expanded', 'false');
  await expect(select, `the field shows the choice of ${option}`).toContainText(option);
}

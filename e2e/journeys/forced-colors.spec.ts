import { expect, test, type Locator } from '@playwright/test';
import { suppressBookPopup } from '../support/book-launch.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('a button has a visible outline and focus when forced colours are active', async ({ page }) => {
  await suppressBookPopup(page);
  for (const [path, role, name] of [
    ['/', 'link', 'Join the Movement'],
    ['/', 'link', 'See membership'],
    ['/membership', 'button', 'Become a Creator'],
    ['/auth', 'button', 'Sign in'],
    ['/contact', 'button', 'Send message'],
  ] as const) {
    await openPageUntilIdle(page, path);
    const button = page.getByRole('main').getByRole(role, { name, exact: true });
    expect(await buttonStyle(button), `${name} at ${path}`).toEqual({ border: 'solid', isFocused: false });
    await button.focus();
    expect(await buttonStyle(button), `${name} at ${path}`).toEqual({ border: 'solid', isFocused: true });
  }
});

const buttonStyle = (button: Locator) =>
  button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    return { border: parseFloat(borderTopWidth) > 0 ? borderTopStyle : 'none', isFocused: outlineStyle !== 'none' };
  });

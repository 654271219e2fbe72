import { expect, test, type Locator, type Page } from '@playwright/test';
import { findAccessibilityErrors, setWidthAndTheme } from '../support/accessibility.ts';
import { GOOGLE_DOCS_HTML, pasteHtml, WORD_HTML } from '../support/clipboard.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
} from '../support/content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page, kind: string, one: string, title: string): Promise<Locator> {
  await openContentList(page, kind);
  await (await findContentRow(page, title)).getByRole('button', { name: `Edit ${title}` }).click();
  return page.getByRole('dialog', { name: `Edit ${one}` });
}

test('an editor writes a text with formats key by key, and readers see it on the page and in the feed', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const title = createUniqueTitle('evening');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const times = { startsAt: '2031-03-06T19:00:00Z', endsAt: '2031-03-06T20:00:00Z' };
  const zoomLink = 'https://meet.example/evening';
  await createContentItem(page.request, 'events', { title, slug, ...times, zoomLink, visibilityTier: 'free' });
  const dialog = await openForm(page, 'events', 'event', title);

  const field = dialog.getByRole('textbox', { name: 'Description' });
  const toolbar = dialog.getByRole('toolbar', { name: 'Format of Description' });
  await dialog.getByText('Description', { exact: true }).click();
  await expect(field).toBeFocused();
  await toolbar.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(toolbar.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await field.pressSequentially('What to bring');
  await field.press('Enter');
  await field.pressSequentially('A ');
  await field.press('Control+b');
  await field.pressSequentially('warm');
  await field.press('Control+b');
  await field.pressSequentially(' coat * 2.');
  await field.press('Enter');
  await toolbar.getByRole('button', { name: 'Bulleted list' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.pressSequentially('a candle');
  await field.press('Enter');
  await field.pressSequentially('this book');
  for (let letters = 0; letters < 'book'.length; letters += 1) await field.press('Shift+ArrowLeft');
  await field.press('Control+k');
  const link = dialog.getByRole('textbox', { name: 'Link to' });
  await link.fill('not a link');
  await link.press('Enter');
  await expect(dialog.getByText('Type a URL such as https://example.org, or an email.')).toBeVisible();
  await link.fill('books.example/a');
  expect(await findAccessibilityErrors(page)).toEqual([]);
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await setWidthAndTheme(page, { width, colorScheme });
    await field.scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`editor-${width}-${colorScheme}.png`) });
  }
  await link.press('Enter');
  await expect(field.getByRole('link', { name: 'book', exact: true })).toHaveAttribute(
    'href',
    'https://books.example/a',
  );
  await expect(dialog.getByText(/^Draft saved at /)).toBeVisible();
  await clickSave(page);
  await expect(page.getByText('Event updated successfully')).toBeVisible();

  const stored = (await (await page.request.get(`/api/events/${slug}`)).json()) as { description: string };
  expect(stored.description).toBe(
    '## What to bring\n\nA **warm** coat * 2.\n\n- a candle\n- this [book](https://books.example/a)',
  );
  const reader = await (await browser.newContext()).newPage();
  await expect(async () => {
    await reader.goto(`/events/${slug}`);
    await expect(reader.getByRole('heading', { name: 'What to bring' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(reader.locator('strong', { hasText: 'warm' })).toBeVisible();
  await expect(reader.getByRole('listitem').filter({ hasText: 'a candle' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'book', exact: true })).toHaveAttribute(
    'href',
    'https://books.example/a',
  );
  expect(await findAccessibilityErrors(reader)).toEqual([]);
  await setWidthAndTheme(reader, { width: 1280, colorScheme: 'light' });
  await reader.screenshot({ path: testInfo.outputPath('page.png'), fullPage: true });

  const feed = await (await page.request.get('/events.rss')).text();
  const inFeed = await reader.evaluate(
    ([xml, of]) => {
      const items = [...new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('item')];
      const item = items.find((one) => one.querySelector('link')?.textContent.endsWith(of));
      const [content] = item?.getElementsByTagName('content:encoded') ?? [];
      const html = new DOMParser().parseFromString(content?.textContent ?? '', 'text/html');
      return [html.querySelector('h2'), html.querySelector('strong'), html.querySelector('li'), html.querySelector('a')]
        .map((element) => element?.textContent)
        .concat(item?.querySelector('description')?.textContent);
    },
    [feed, slug] as const,
  );
  expect(inFeed).toEqual([
    ...['What to bring', 'warm', 'a candle', 'book'],
    'What to bring\n\nA warm coat * 2.\n\na candle\nthis book',
  ]);
  await reader.context().close();
});

test('the editor takes headings, lists, bold and links from Word and Google Docs, and nothing else', async ({
  page,
}) => {
  const title = createUniqueTitle('path');
  await createContentItem(page.request, 'programs', { title, slug: title.toLowerCase().replaceAll(' ', '-') });
  const dialog = await openForm(page, 'programs', 'program', title);
  const field = dialog.getByRole('textbox', { name: 'Long description' });
  for (const html of [WORD_HTML, GOOGLE_DOCS_HTML]) {
    await expect(dialog.getByRole('toolbar', { name: 'Format of Long description' })).toBeVisible();
    await pasteHtml(field, html);
    await dialog.getByRole('button', { name: 'Plain text' }).click();
    await expect(field).toHaveValue(
      [
        '## What to bring',
        'A **warm** coat and *some* time.',
        '- a candle\n  - or two\n- [this book](https://books.example/a)',
        '### Steps',
        '1. Sit\n2. Breathe',
      ].join('\n\n'),
    );
    await field.fill('');
    await dialog.getByRole('button', { name: 'Show the text as it will look' }).click();
  }
});

test('a text that the editor cannot store as it is stays plain text', async ({ page }) => {
  const title = createUniqueTitle('path');
  const longDescription = '1. one\n1. two\n\n\n-   three';
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await createContentItem(page.request, 'programs', { title, slug, longDescription });
  const dialog = await openForm(page, 'programs', 'program', title);
  const field = dialog.getByRole('textbox', { name: 'Long description' });
  await expect(field).toHaveValue(longDescription);
  await expect(
    dialog.getByText('This text has Markdown that the editor would change, so you edit it as plain text.'),
  ).toBeVisible();
  await field.fill('one *two*');
  await dialog.getByRole('button', { name: 'Show the text as it will look' }).click();
  await expect(field.locator('em')).toHaveText('two');
});

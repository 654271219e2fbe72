import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { findAccessibilityErrors, setWidthAndTheme } from '../support/accessibility.ts';
import { GOOGLE_DOCS_HTML, pasteHtml, transferPicture, WORD_HTML } from '../support/clipboard.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
} from '../support/content.ts';
import { uploadFile } from '../support/files.ts';

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

test('an editor uploads pictures into a text by button, paste and drop, and readers see them in their size', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const title = createUniqueTitle('gallery');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const times = { startsAt: '2031-03-07T19:00:00Z', endsAt: '2031-03-07T20:00:00Z' };
  const zoomLink = 'https://meet.example/gallery';
  await createContentItem(page.request, 'events', { title, slug, ...times, zoomLink, visibilityTier: 'free' });
  const dialog = await openForm(page, 'events', 'event', title);
  const field = dialog.getByRole('textbox', { name: 'Description' });
  const button = dialog.getByRole('toolbar').getByRole('button', { name: 'Picture' });
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const use = async (alt: string) => {
    await expect(picker.getByText('In the library')).toBeVisible();
    await picker.getByLabel(/^Alternative text of /).fill(alt);
    const choose = picker.getByRole('button', { name: 'Use this picture' });
    await expect(choose).toBeEnabled();
    await choose.press('Enter');
    await expect(picker).toBeHidden();
    await expect(field.getByRole('img', { name: alt })).toHaveAttribute('width', /^\d+$/);
    await expect(field).toBeFocused();
  };

  await expect(button).toBeVisible();
  await field.pressSequentially('Before.');
  await button.focus();
  await page.keyboard.press('Enter');
  const path = testInfo.outputPath(`hall-${randomUUID().slice(0, 8)}.png`);
  await page.screenshot({ path });
  await uploadFile(page, picker, path);
  await use('The hall');
  await field.press('Enter');
  await transferPicture(field, { by: 'paste', name: 'blue.png', color: '#246' });
  await use('A blue wall');
  await transferPicture(field, { by: 'drop', name: 'red.png', color: '#a43' });
  await use('A red wall');

  await field.getByRole('img', { name: 'A blue wall' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  const text = dialog.getByRole('textbox', { name: 'Alternative text' });
  await expect(text).toHaveValue('A blue wall');
  await text.fill('');
  await text.press('Enter');
  await expect(dialog.getByText('Alternative text is required')).toBeVisible();
  expect(await findAccessibilityErrors(page)).toEqual([]);
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await setWidthAndTheme(page, { width, colorScheme });
    await text.scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`pictures-${width}-${colorScheme}.png`) });
  }
  await text.fill('The sea at night');
  await text.press('Enter');
  await expect(field.getByRole('img', { name: 'The sea at night' })).toBeVisible();
  await clickSave(page);
  await expect(page.getByText('Event updated successfully')).toBeVisible();
  const stored = (await (await page.request.get(`/api/events/${slug}`)).json()) as { description: string };
  expect(stored.description.replaceAll(/[0-9a-f]{64}/g, 'hash')).toMatch(
    /^Before\.\n\n!\[The hall\]\(\/files\/hash\/\d+\.webp#\d+x\d+\)\n\n!\[The sea at night\]\(\/files\/hash\/1000\.webp#1000x500\)\n\n!\[A red wall\]\(\/files\/hash\/1000\.webp#1000x500\)$/,
  );

  // A browser does not replace a picture by a smaller one, so the width must be set before the first load.
  const reader = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await expect(async () => {
    await reader.goto(`/events/${slug}`);
    await expect(reader.getByRole('img', { name: 'The sea at night' })).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const picture = reader.getByRole('img', { name: 'The sea at night' });
  const measure = () =>
    picture.evaluate((img: HTMLImageElement) => ({
      source: img.currentSrc.replace(/^.*\//, ''),
      ratio: Math.round((img.width / img.height) * 10) / 10,
      isWithin: img.getBoundingClientRect().right <= document.documentElement.clientWidth,
    }));
  expect((await measure()).ratio).toBe(2);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(measure).toEqual({ source: '480.avif', ratio: 2, isWithin: true });
  expect(await findAccessibilityErrors(reader)).toEqual([]);
  await setWidthAndTheme(reader, { width: 1280, colorScheme: 'light' });
  await reader.screenshot({ path: testInfo.outputPath('pictures-page.png'), fullPage: true });
  const feed = await (await page.request.get('/events.rss')).text();
  expect(feed).toMatch(/<img src="https?:\/\/[^"]+\/960\.webp" alt="The sea at night" width="600" height="300"/);
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

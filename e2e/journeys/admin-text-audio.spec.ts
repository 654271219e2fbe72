import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { findAccessibilityViolationsInTheme, setWidthAndTheme } from '../support/accessibility.ts';
import {
  clickSave,
  createContentItem,
  createUniqueTitle,
  findContentRow,
  openContentList,
} from '../support/content.ts';
import { uploadFile } from '../support/files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const recording = new URL('../../backend/assets/media/meditation-3.m4a', import.meta.url);

test('an editor puts an audio file into a text by keyboard, and only readers with the plan of the lesson play it', async ({
  page,
}, info) => {
  test.slow();
  const slug = (kind: string) => `${kind}-${randomUUID()}`;
  const add = (kind: string, draft: object) => createContentItem(page.request, kind, draft);
  const program = await add('programs', { title: createUniqueTitle('program'), slug: slug('p') });
  const module = await add('modules', { programId: program.id, title: createUniqueTitle('module'), slug: slug('m') });
  const draft = { moduleId: module.id, slug: slug('l'), visibilityTier: 'creator', transcript: 'Listen.' };
  const lesson = await add('lessons', { ...draft, title: createUniqueTitle('lesson') });
  const path = info.outputPath(`bells-${randomUUID().slice(0, 8)}.m4a`);
  await copyFile(recording, path);

  await openContentList(page, 'lessons');
  await (await findContentRow(page, lesson.title)).getByRole('button', { name: `Edit ${lesson.title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit lesson' });
  const field = form.getByRole('textbox', { name: 'Transcript' });
  const button = form.getByRole('toolbar').getByRole('button', { name: 'Audio' });
  await expect(button).toBeVisible();
  await field.press('Control+End');
  await button.focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose an audio file' });
  await uploadFile(page, picker, path);
  await expect(picker.getByText('In the library')).toBeVisible();
  const use = picker.getByRole('button', { name: 'Use this audio file' });
  await expect(use).toBeEnabled();
  await use.press('Enter');
  await expect(picker).toBeHidden();
  const sound = field.locator('.sound');
  await expect(sound.locator('audio')).toHaveAttribute('src', /^\/api\/admin\/files\/.*key=/);
  await expect(field).toBeFocused();
  // The editor restores its earlier selection a moment after the focus, so the test repeats the key presses.
  await expect(async () => {
    await field.press('Control+End');
    await field.press('ArrowLeft');
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await button.click();
  const name = form.getByRole('textbox', { name: 'Name that readers see' });
  await expect(name).toHaveValue(/^bells-/);
  await name.fill('Bells at dawn');
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await setWidthAndTheme(page, { width, colorScheme });
    await name.scrollIntoViewIfNeeded();
    expect(await findAccessibilityViolationsInTheme(page, { colorScheme })).toEqual([]);
    await page.screenshot({ path: info.outputPath(`audio-${width}-${colorScheme}.png`) });
  }
  await name.press('Enter');
  await expect(sound).toContainText('Bells at dawn');

  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview as' });
  const frame = page.frameLocator('iframe[title^="Preview as"]');
  await preview.getByText('Seeker', { exact: true }).click();
  await expect(frame.getByText('Preview as Seeker')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await expect(frame.getByText('Bells at dawn')).toBeHidden();
  await preview.getByText('Creator', { exact: true }).click();
  const play = frame.getByRole('button', { name: 'Play Bells at dawn' });
  await expect(play).toBeVisible();
  await page.screenshot({ path: info.outputPath('audio-preview.png') });
  await play.click();
  const player = frame.locator('audio');
  await expect(player).toHaveAttribute('src', /^\/api\/media\/lessons\/.*&sound=[^&]*&preview=/);
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);
  await preview.getByRole('button', { name: 'Close preview' }).click();

  await clickSave(page);
  await expect(page.getByText('Lesson updated successfully')).toBeVisible();
  const stored = await page.request.get(`/api/lessons/${lesson.id}`);
  expect(await stored.text()).not.toContain('Bells at dawn');
});

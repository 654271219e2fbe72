import { expect, test, type Page } from '@playwright/test';
import { suppressBookPopup } from '../support/book-launch.ts';
import { getLessonVideo, seekVideo, findVideoLesson, openLessonAsMember, playLessonVideo } from '../support/lessons.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const phone = { width: 390, height: 844 };

test('the controls stay visible when a member plays a film to its end on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLessonAsMember(page, await findVideoLesson(page.request));
  await playToTheEnd(page);
  await page.getByRole('switch', { name: 'Follow' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(controls(page), 'also after the member scrolls to the transcript').toBeInViewport({ ratio: 1 });
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`the controls stay visible when a visitor plays a public lesson at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await suppressBookPopup(page);
    await openPageUntilIdle(page, '/programs/foundations-of-oneness');
    const row = page.getByRole('listitem').filter({ hasText: 'Open to everyone' }).last();
    await row.getByRole('link').first().click();
    await playToTheEnd(page);
  });
}

async function playToTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
  await controls(page).scrollIntoViewIfNeeded();
  await playLessonVideo(page);
  const film = getLessonVideo(page);
  const duration = await film.evaluate(({ duration: seconds }: HTMLVideoElement) => seconds);
  const before = await page.evaluate(() => scrollY);
  const area = page.getByRole('region', { name: 'Transcript' }).locator('.transcript-area');
  const places = Array.from({ length: 8 }, (_, index) => (duration * index) / 8);
  for (const second of places) {
    await seekVideo(page, second);
    await expect.poll(() => isCurrentSentenceVisible(area.locator('[aria-current]').first())).toBe(true);
    await expect(controls(page), `at ${Math.round(second)} s`).toBeInViewport({ ratio: 1 });
  }
  await seekVideo(page, duration - 1);
  await expect.poll(() => film.evaluate(({ ended }: HTMLVideoElement) => ended)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

const controls = (page: Page) => page.getByRole('slider', { name: 'Place in the film' });

const isCurrentSentenceVisible = (sentence: ReturnType<Page['locator']>): Promise<boolean> =>
  sentence.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const area = element.closest('.transcript-area')?.getBoundingClientRect();
    return area !== undefined && bottom > area.top && top < area.bottom;
  });

import { expect, type Locator, type Page } from '@playwright/test';
import { openPageUntilIdle } from './settle.ts';

export const getPageVideo = (page: Page): Locator => page.getByRole('main').locator('video');

export const getVideoState = (film: Locator) =>
  film.evaluate(({ muted, volume, paused, loop, controls, currentTime: at }: HTMLVideoElement) => ({
    muted,
    volume,
    paused,
    loop,
    controls,
    at,
  }));

export async function expectVideoPlaying(film: Locator): Promise<void> {
  await expect.poll(async () => (await getVideoState(film)).at).toBeGreaterThan(0.1);
  expect(await getVideoState(film)).toMatchObject({ paused: false });
}

export async function openHomeVideo(page: Page): Promise<Locator> {
  await openPageUntilIdle(page, '/');
  await getPageVideo(page).scrollIntoViewIfNeeded();
  await expect(getPageVideo(page)).toHaveAttribute('src', '/media/home.mp4');
  return getPageVideo(page);
}

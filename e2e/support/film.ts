import { expect, type Locator, type Page } from '@playwright/test';
import { openSettled } from './settle.ts';

export const pageFilm = (page: Page): Locator => page.getByRole('main').locator('video');

export const filmState = (film: Locator) =>
  film.evaluate(({ muted, volume, paused, loop, controls, currentTime: at }: HTMLVideoElement) => ({
    muted,
    volume,
    paused,
    loop,
    controls,
    at,
  }));

export async function expectPlaying(film: Locator): Promise<void> {
  await expect.poll(async () => (await filmState(film)).at).toBeGreaterThan(0.1);
  expect(await filmState(film)).toMatchObject({ paused: false });
}

export async function openHomeFilm(page: Page): Promise<Locator> {
  await openSettled(page, '/');
  await pageFilm(page).scrollIntoViewIfNeeded();
  await expect(pageFilm(page)).toHaveAttribute('src', '/media/home.mp4');
  return pageFilm(page);
}

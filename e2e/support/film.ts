import { expect, type Locator, type Page } from '@playwright/test';
import { openSettled } from './settled.ts';

export const filmOf = (page: Page): Locator => page.getByRole('main').locator('video');

/** State of a film; `at` is in seconds. */
export const stateOf = (film: Locator) =>
  film.evaluate(({ muted, volume, paused, loop, controls, currentTime: at }: HTMLVideoElement) => ({
    muted,
    volume,
    paused,
    loop,
    controls,
    at,
  }));

export async function expectPlaying(film: Locator): Promise<void> {
  await expect.poll(async () => (await stateOf(film)).at).toBeGreaterThan(0.1);
  expect(await stateOf(film)).toMatchObject({ paused: false });
}

export async function openHomeFilm(page: Page): Promise<Locator> {
  await openSettled(page, '/');
  await filmOf(page).scrollIntoViewIfNeeded();
  await expect(filmOf(page)).toHaveAttribute('src', '/media/home.mp4');
  return filmOf(page);
}

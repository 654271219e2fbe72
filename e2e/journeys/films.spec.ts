import { expect, test } from '@playwright/test';
import { suppressBookPopup } from '../support/book-launch.ts';
import { expectVideoPlaying, getPageVideo, openHomeVideo, getVideoState } from '../support/film.ts';
import { waitForResponses, openPageUntilIdle } from '../support/settle.ts';

test.describe('the film on the home page', () => {
  test.beforeEach(async ({ page }) => {
    await suppressBookPopup(page);
  });

  test('loops muted until the first key press', async ({ page }) => {
    const film = await openHomeVideo(page);
    await expectVideoPlaying(film);
    expect(await getVideoState(film)).toMatchObject({ muted: true, loop: true });
    await page.keyboard.press('x');
    await expect.poll(() => getVideoState(film)).toMatchObject({ muted: false, volume: 1, paused: false });
    await expect(page.getByRole('button', { name: 'Mute Sound' })).toBeVisible();
  });

  test('stays muted when a visitor presses keys that only move through the page', async ({ page }) => {
    const film = await openHomeVideo(page);
    await expectVideoPlaying(film);
    for (const key of ['Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'Shift', 'Control', 'Alt', 'Control+c'])
      await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'Enable Sound' })).toBeVisible();
    expect(await getVideoState(film)).toMatchObject({ muted: true });
    await page.keyboard.press('x');
    await expect.poll(() => getVideoState(film)).toMatchObject({ muted: false, volume: 1 });
  });

  test('is unmuted by the first click anywhere', async ({ page }) => {
    const film = await openHomeVideo(page);
    await page.getByText('John 17:21').click();
    await expect.poll(() => getVideoState(film)).toMatchObject({ muted: false, volume: 1 });
  });

  test('is unmuted and muted by its button', async ({ page }) => {
    const film = await openHomeVideo(page);
    await page.getByRole('button', { name: 'Enable Sound' }).click();
    await expect.poll(() => getVideoState(film)).toMatchObject({ muted: false, volume: 1, paused: false });
    await page.getByRole('button', { name: 'Mute Sound' }).click();
    await expect.poll(() => getVideoState(film)).toMatchObject({ muted: true });
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: 'Enable Sound' })).toBeVisible();
  });

  test('shows captions', async ({ page }) => {
    const film = await openHomeVideo(page);
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) => [video.textTracks[0]?.mode, video.textTracks[0]?.cues?.length]),
      )
      .toEqual(['showing', 5]);
  });

  test('pauses while it is not visible', async ({ page }) => {
    const film = await openHomeVideo(page);
    await expectVideoPlaying(film);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => getVideoState(film)).toMatchObject({ paused: true });
  });

  test('pauses while motion is paused', async ({ page }) => {
    await openPageUntilIdle(page, '/');
    await page.getByRole('button', { name: 'Pause motion' }).click();
    const film = getPageVideo(page);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster', '/media/home.jpg');
    expect(await getVideoState(film)).toMatchObject({ paused: true, at: 0 });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the film on the home page is a picture until a visitor starts it', async ({ page }) => {
    await suppressBookPopup(page);
    const film = await openHomeVideo(page);
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: 'Mute Sound' })).toBeVisible();
    expect(await getVideoState(film)).toMatchObject({ paused: true, at: 0 });
    await page.getByRole('button', { name: 'Play' }).click();
    await expectVideoPlaying(film);
  });

  test('the film of the press kit does not start by itself', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
    await openPageUntilIdle(page, '/press-kit');
    await getPageVideo(page).scrollIntoViewIfNeeded();
    await waitForResponses(page);
    expect(fetched).not.toContain('/media/press-kit.mp4');
    expect(await getVideoState(getPageVideo(page))).toMatchObject({ paused: true, at: 0 });
  });
});

test('the film about us is fetched and starts with sound and controls when a visitor clicks it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await openPageUntilIdle(page, '/about');
  const play = page.getByRole('main').getByRole('button', { name: 'Play video' });
  await play.scrollIntoViewIfNeeded();
  expect(fetched).not.toContain('/media/about.mp4');
  await play.click();
  await expectVideoPlaying(getPageVideo(page));
  expect(await getVideoState(getPageVideo(page))).toMatchObject({ muted: false, controls: true });
  await expect(getPageVideo(page)).toBeFocused();
});

test('the server supports range requests, so a visitor can seek in a film', async ({ page }) => {
  const whole = await page.request.get('/media/home.mp4');
  expect(whole.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
  const length = (await whole.body()).length;
  const part = await page.request.get('/media/home.mp4', { headers: { range: `bytes=${length - 100}-` } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes ${length - 100}-${length - 1}/${length}`);
  expect(await part.body()).toEqual((await whole.body()).subarray(length - 100));
  expect((await page.request.get('/media/home.mp4', { headers: { range: `bytes=${length}-` } })).status()).toBe(416);

  await openPageUntilIdle(page, '/press-kit');
  const film = getPageVideo(page);
  await film.scrollIntoViewIfNeeded();
  await expectVideoPlaying(film);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
  });
  await expect.poll(async () => (await getVideoState(film)).at).toBeGreaterThan(20);
});

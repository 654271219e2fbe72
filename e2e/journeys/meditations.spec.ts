import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { suppressBookPopup } from '../support/book-launch.ts';
import {
  getDemoCredentials,
  createAuthHeaders,
  createTestPerson,
  createMember,
  signIn,
  signUp,
  updateAccount,
  type TestPerson,
} from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

test('a meditation keeps playing across pages and stops with one click', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'), '/members/meditations');
  await play(page, 'Oneness Meditation');
  const place = page.getByRole('slider', { name: 'Place in the meditation' });
  await expect(place).toHaveAttribute('aria-valuetext', '0 minutes of 15');
  await place.fill('400');
  await expect(place).toHaveAttribute('aria-valuetext', '6 minutes of 15');
  const inSystem = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  expect(await inSystem()).toEqual(['Oneness Meditation', 'playing']);
  await page.keyboard.press('Escape');
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(bar).toContainText('Oneness Meditation');
  await mainLink(page, 'Forum').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forum');
  await expect(bar.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /never/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toBeHidden();
});

test('a meditation resumes at its last position', async ({ page }) => {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await signIn(page, person, '/members/meditations');
  await play(page, 'Heart-Centered Awareness');
  const place = page.getByRole('slider', { name: 'Place in the meditation' });
  await place.fill('300');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  const readPositions = await createPositionReader(page.request, person);
  await expect.poll(readPositions, 'the server stores the fifth minute').toEqual([5]);
  await openPageUntilIdle(page, '/members/meditations');
  const card = page.getByRole('article').filter({ hasText: 'Heart-Centered Awareness' });
  await expect(card).toContainText('5 minutes in');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(place).toHaveAttribute('aria-valuetext', '5 minutes of 20');
});

test('a meditation resumes at the position that was chosen before its sound began', async ({ page }) => {
  const person = await createMember(page.request);
  await updateAccount(page.request, person, { plan: 'seeker' });
  await page.route('**', (route) => (route.request().resourceType() === 'media' ? undefined : route.fallback()));
  await signIn(page, person, '/members/meditations');
  await play(page, 'Heart-Centered Awareness');
  await page.getByRole('slider', { name: 'Place in the meditation' }).fill('300');
  const readPositions = await createPositionReader(page.request, person);
  await expect.poll(readPositions, 'the server stores the fifth minute').toEqual([5]);
});

test('filters are in the URL, announce the number of results and can be removed', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'), '/members/meditations?length=20');
  const library = page.getByRole('region', { name: 'On-Demand Library' });
  const count = library.getByRole('status').and(page.getByText(/meditations?$/));
  await expect(count).toHaveText('3 meditations');
  await library.getByRole('searchbox', { name: 'Find' }).fill('breath');
  await expect(count).toHaveText('1 meditation');
  await expect(page).toHaveURL(/length=20&q=breath/);
  await library.getByRole('searchbox', { name: 'Find' }).fill('nothing like it');
  await expect(library).toContainText('Nothing matches.');
  await library.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(count).toHaveText('4 meditations');
  await expect(page).toHaveURL(/\/members\/meditations$/);
});

test('the player is controlled by keyboard and announces its values', async ({ page }) => {
  await signIn(page, getDemoCredentials('creator'), '/members/meditations');
  await play(page, 'Unity Breath Practice');
  const place = page.getByRole('slider', { name: 'Place in the meditation' });
  await place.fill('120');
  await place.press('ArrowRight');
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThanOrEqual(135);
  await place.press(' ');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stops with this sit' }).click();
  await page.getByRole('radio', { name: /In 5 minutes/ }).check();
  await expect(page.getByRole('button', { name: /^Stops in [45]:\d\d$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Transcript' }).click();
  const said = page.getByRole('region', { name: 'Transcript' });
  await expect(said.getByRole('button', { name: 'Breathe out without a count.' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await said.getByRole('button', { name: 'Let the counting go.' }).press('Enter');
  await expect(place).toHaveAttribute('aria-valuetext', '9 minutes of 12');
  await expect(said.getByRole('button', { name: 'Let the counting go.' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Volume' }).click();
  await expect(said).toHaveCount(0);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.press('ArrowLeft');
  await expect(volume).toHaveAttribute('aria-valuetext', '95 %');
  await page.keyboard.press('Escape');
  await expect(volume).toHaveCount(0);
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expect(said.getByRole('button', { name: 'Let the counting go.' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Transcript' }).click();
  const follow = said.getByRole('switch', { name: 'Follow' });
  await expect(follow).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await said.getByRole('list').hover();
  await page.mouse.wheel(0, 200);
  await expect(follow).not.toBeChecked();
});

test('a blocked, missing or removed meditation shows a message, and a retry where it helps', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('No press', 'NotAllowedError'));
    };
  });
  await signIn(page, getDemoCredentials('creator'), '/members/meditations');
  const card = page.getByRole('article').filter({ hasText: 'Sacred Silence' });
  await card.getByRole('button', { name: /^(Play|Continue)/ }).click();
  const player = page.getByRole('dialog');
  await expect(player.getByRole('alert')).toContainText('Your browser blocked the sound.');
  await player.getByRole('button', { name: 'Try again' }).click();
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(player.getByRole('alert')).toHaveCount(0);

  for (const [code, words] of [
    ['content.file-missing', 'The recording could not be loaded. Your place is saved.'],
    ['content.not-found', 'This meditation was removed.'],
  ] as const) {
    await page.reload();
    await rejectSignedUrls(page, code);
    await card.getByRole('button', { name: /^(Play|Continue)/ }).click();
    await expect(player.getByRole('alert')).toContainText(words);
    await expect(player.getByRole('button', { name: 'Try again' })).toHaveCount(code === 'content.not-found' ? 0 : 1);
  }
});

test('a visitor who sits three minutes and signs up finds that sit in the record', async ({ page }) => {
  await suppressBookPopup(page);
  await openPageUntilIdle(page, '/');
  await page.getByRole('button', { name: /^Sit with us/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await playAtHighestRate(page);
  await expect(dialog).toContainText('Three minutes');
  await expect(dialog).toContainText('Saved on this device.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await signUp(page, createTestPerson());
  await page.goto('/members/practice');
  // A practice day ends at 4 AM, so the meditation may count for the previous day.
  await expect(
    page.getByRole('heading', { name: /^(You practised once|One day with practice) this moon/ }),
  ).toBeVisible();
});

test('skipped parts of a meditation do not count', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/meditations');
  await play(page, 'Three Quiet Minutes');
  await page.getByRole('slider', { name: 'Place in the meditation' }).fill('178');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Shorter than a minute, so not recorded.');
  await dialog.getByLabel('A line for yourself').fill('Gone in a breath.');
  await expect(dialog.getByText(/^Saved/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sit for ten more minutes' }).click();
  await expect(page).toHaveURL(/\/members\/sit\?minutes=10$/);
  await expect(page.getByRole('radio', { name: '10 min' }).first()).toBeChecked();
});

test('the page shows that storage is full and sound is blocked, and records the sit when the network is back', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    Object.defineProperty(BaseAudioContext.prototype, 'state', { value: 'suspended' });
  });
  await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
  await page.clock.install();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.clock.fastForward('00:05');
  await expect(page.getByText(/^Your browser blocks sound, so no bells will ring\./)).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward('10:30');
  await expect(page.getByText(/this device could not save it\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved in your record.')).toBeVisible();
});

/** The position of each played meditation in full minutes. */
async function createPositionReader(request: APIRequestContext, person: TestPerson): Promise<() => Promise<number[]>> {
  const headers = await createAuthHeaders(request, person);
  return async () => {
    const answer = await request.get('/api/practice', { headers });
    const { meditations } = (await answer.json()) as { meditations: { positionSec: number }[] };
    return meditations.map(({ positionSec }) => Math.floor(positionSec / 60));
  };
}

async function rejectSignedUrls(page: Page, code: string): Promise<void> {
  await page.route('**/api/media/**', (route) =>
    route.fulfill({ status: 404, json: { status: 404, code, title: 'Not Found', detail: 'There is no such file.' } }),
  );
}

async function play(page: Page, title: string): Promise<void> {
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /^(Play|Continue)/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
}

async function playAtHighestRate(page: Page): Promise<void> {
  await page.locator('audio').evaluate((sound: HTMLAudioElement) => {
    sound.playbackRate = 16;
  });
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

import { expect, test, type Page } from '@playwright/test';
import { findVideoLesson, openLessonAsMember } from '../support/lessons.ts';
import { createMember, signIn } from '../support/people.ts';

test('a silent sit with bells ends on time and is recorded', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/sit');
  await page.getByRole('radio', { name: '5 min', exact: true }).check();
  await page.getByRole('radio', { name: '1 min', exact: true }).check();
  await begin(page, { length: 'Another length', minutes: '6' });
  await expect(page.getByText(/^Settle in\. The first bell rings in (1:00|0:5\d)\.$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('6:00');
  await page.clock.fastForward('01:00');
  await expect(page.getByText(/^Next bell in (5:00|4:5\d)\. Space pauses\.$/)).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByText(/^Next bell in (1:00|0:5\d)\./)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/);
  await page.clock.fastForward('01:30');
  await expect(page.getByRole('heading', { name: 'Six minutes' })).toBeVisible();
  await expect(page.getByText('Saved in your record.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'You practised once this moon: today.' })).toBeVisible();
});

test('the end of a sit stores a private line, shows this moon and lets a member continue', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/sit?minutes=20');
  await begin(page);
  await page.clock.fastForward('20:30');
  await expect(page.getByRole('heading', { name: 'Twenty minutes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'This moon' })).toContainText('Today is recorded');
  const line = page.getByLabel('A line for yourself');
  await line.fill('Rain on the roof. I stopped counting it.');
  await line.press('Tab');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Sit for ten more minutes' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
  await page.clock.fastForward('10:30');
  await expect(page.getByRole('heading', { name: 'Ten minutes' })).toBeVisible();
  await expect(line).toHaveValue('');
  await page.goto('/members/journal');
  await expect(page.getByRole('article')).toContainText('I stopped counting it.');
});

for (const { night, quarterToFour, saturday, sunday } of [
  { night: 'an hour is skipped', quarterToFour: '2024-03-10T03:45:00-04:00', saturday: '9 March', sunday: '10 March' },
  {
    night: 'an hour is repeated',
    quarterToFour: '2024-11-03T03:45:00-05:00',
    saturday: '2 November',
    sunday: '3 November',
  },
])
  test(`a practice day ends at 4 AM on a night when ${night}`, async ({ page }) => {
    await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
    await begin(page, { at: quarterToFour });
    await page.clock.fastForward('10:30');
    await expect(page.getByText('Saved in your record.')).toBeVisible();
    await page.clock.fastForward('10:00');
    await page.getByRole('button', { name: 'Sit for ten more minutes' }).click();
    await page.clock.fastForward('10:30');
    await expect(page.getByText('Saved in your record.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    for (const day of [`Saturday ${saturday}`, `Sunday ${sunday}`])
      await expect(page.getByRole('gridcell', { name: new RegExp(`^${day}.*10 minutes: one sit`) })).toBeVisible();
  });

test('says after midnight that a new day starts at 4 in the morning', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/robots.txt');
  await page.clock.install({ time: '2024-03-12T01:36:00-04:00' });
  await page.goto('/members/practice');
  const notice = page.getByText('It is after midnight. Here a new day starts at 4 in the morning.');
  await expect(notice).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '11 March' })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.clock.fastForward('02:30:00');
  await expect(page.getByRole('heading', { level: 1, name: '12 March' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('uses UTC for sits, days and text when the browser does not know its time zone', async ({ page }) => {
  await page.addInitScript(() => {
    const known = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...known.call(this), timeZone: 'Etc/Unknown' };
    };
  });
  const zones = new Set<string | undefined>();
  const refused: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const sent =
      new URL(response.url()).searchParams.get('zone') ?? /"zone":"(.*?)"/.exec(request.postData() ?? '')?.[1];
    if (sent) zones.add(sent);
    if (response.status() === 400) refused.push(response.url());
  });
  await signIn(page, await createMember(page.request), '/members/dashboard');
  await expect(page.getByRole('region', { name: 'This moon' })).toBeVisible();
  await page.goto('/members/today');
  await page.getByLabel('Your journal').pressSequentially('Where am I?');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/members/sit?minutes=10');
  await begin(page, { zone: 'UTC' });
  await page.clock.fastForward('10:30');
  await expect(page.getByText('Saved in your record.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'You practised once this moon: today.' })).toBeVisible();
  expect([...zones]).toEqual(['UTC']);
  expect(refused).toEqual([]);
});

test('a sit excludes pauses, and counts when it ends early', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
  await begin(page);
  await page.clock.fastForward('04:00');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.clock.fastForward('30:00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.clock.fastForward('01:05');
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('heading', { name: 'Five minutes' })).toBeVisible();
  await expect(page.getByText('Saved in your record.')).toBeVisible();
});

test('a sit without a network is stored on the device and sent once', async ({ page, context }) => {
  await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
  await begin(page);
  await context.setOffline(true);
  await page.clock.fastForward('10:30');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sits')) sent.push(request.postData() ?? '');
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'You practised once this moon: today.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You practised once this moon: today.' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a sit that the server refuses stays on the device until its user sends it again', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
  const why = 'The length is not valid.';
  const refusal = { status: 400, code: 'request.invalid', title: 'The request is not valid', detail: why };
  await page.route('**/api/sits', (route) => route.fulfill({ status: 400, json: refusal }));
  await begin(page);
  await page.clock.fastForward('10:30');
  await expect(page.getByText('Not recorded, but still on this device')).toBeVisible();
  await page.getByRole('link', { name: 'see why' }).click();
  const notice = page.getByRole('complementary', { name: 'A sit was not saved' });
  await expect(notice).toContainText(why);
  await page.reload();
  await page.unroute('**/api/sits');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You practised once this moon: today.' })).toBeVisible();
});

test('the year is navigated by keyboard, and is available as a table', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
  await begin(page);
  await page.clock.fastForward('10:30');
  await page.getByRole('button', { name: 'Done' }).click();
  const today = page.getByRole('gridcell', { name: /10 minutes: one sit/ });
  await today.focus();
  await today.press('ArrowUp');
  const before = page.getByRole('gridcell', { name: /nothing recorded/ }).and(page.locator(':focus'));
  await expect(before).toBeVisible();
  await before.press('Enter');
  await expect(page.getByText('Nothing recorded.')).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('table')).toContainText('10');
});

test('a member turns off the record and deletes it permanently', async ({ page }) => {
  await signIn(page, await createMember(page.request), '/members/sit?minutes=10');
  await begin(page);
  await page.clock.fastForward('10:30');
  await page.getByRole('button', { name: 'Done' }).click();
  const keeping = page.getByRole('switch', { name: 'Keep a record' });
  await keeping.click();
  await expect(keeping).not.toBeChecked();
  await page.getByRole('button', { name: 'Delete the record' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the record' }).click();
  await expect(page.getByText('Nothing yet. Sit for ten minutes?').first()).toBeVisible();
});

test('the record shows a lesson and a line on their day, and the year filters by them', async ({ page }) => {
  const lesson = await findVideoLesson(page.request);
  await openLessonAsMember(page, lesson);
  await page.getByLabel('Your reflection').fill('A line.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as seen and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lesson.title);
  await page.goto(`/members/modules/${lesson.moduleSlug}`);
  await page.getByRole('link', { name: 'Read your notes' }).click();
  await expect(page.getByRole('article')).toContainText('A line.');
  await page.goto('/members/practice');
  await expect(page.getByRole('gridcell', { name: /one lesson, one line written/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /\d+ \w+/ }).getByText('Seen')).toBeVisible();
  await page.getByRole('radio', { name: 'Written' }).check();
  await expect(page.getByRole('gridcell', { name: /, one line written/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Sits' }).check();
  await expect(page.getByRole('gridcell', { name: /written/ })).toHaveCount(0);
});

async function begin(
  page: Page,
  {
    length,
    minutes,
    at,
    zone = 'America/New_York',
  }: { length?: string; minutes?: string; at?: string; zone?: string } = {},
): Promise<void> {
  if (length) await page.getByRole('radio', { name: length }).check();
  if (minutes) await page.getByLabel('Minutes').fill(minutes);
  // A practice day ends at 4 AM, so the test moves the clock away from that hour.
  const now = new Date();
  const hour = now.toLocaleString('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const isAroundFour = hour === '03' || hour === '04';
  await page.clock.install({ time: at ?? (isAroundFour ? now.getTime() - 2 * 3_600_000 : now) });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

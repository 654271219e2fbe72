import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { advanceStripeClock, readProductTime } from '../support/checkout.ts';
import { createContentItem, deleteContentItem, createUniqueTitle, type ContentItem } from '../support/content.ts';
import { playLessonVideo } from '../support/lessons.ts';
import { fetchEmails } from '../support/mailbox.ts';
import {
  createAdminHeaders,
  updateAccount,
  fetchUserIdByEmail,
  createMember,
  signIn,
  type TestPerson,
} from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const minuteMs = 60_000;
const meetingUrl = 'https://meet.example/together';

async function advanceToMinutesBefore(request: APIRequestContext, moment: string, minutes: number): Promise<void> {
  const seconds = Math.ceil((Date.parse(moment) - minutes * minuteMs - (await readProductTime(request))) / 1000);
  await advanceStripeClock(request, `${seconds}s`);
}

interface Circle extends ContentItem {
  startsAt: string;
}

/** The members page shows only the current or the next circle, so the circles of the demo data are deleted. */
test.beforeAll(async ({ request }) => {
  const answer = await request.get('/api/admin/events?limit=100', { headers: await createAdminHeaders(request) });
  const { items } = (await answer.json()) as { items: { id: string; category: string }[] };
  for (const { id, category } of items) if (category === 'circle') await deleteContentItem(request, 'events', id);
});

const createdCircles: string[] = [];
test.afterEach(async ({ request }) => {
  for (const id of createdCircles.splice(0)) await deleteContentItem(request, 'events', id);
});

async function createCircle(request: APIRequestContext, hours: number, values: object = {}): Promise<Circle> {
  const start = Math.ceil((await readProductTime(request)) / minuteMs) * minuteMs + hours * 60 * minuteMs;
  const title = createUniqueTitle('circle');
  const startsAt = new Date(start).toISOString();
  const item = await createContentItem(request, 'events', {
    ...{ title, slug: title.toLowerCase().replaceAll(' ', '-'), category: 'circle', zoomLink: meetingUrl, startsAt },
    ...{ endsAt: new Date(start + 75 * minuteMs).toISOString(), ...values },
  });
  createdCircles.push(item.id);
  return { ...item, startsAt };
}

async function createSeeker(request: APIRequestContext): Promise<TestPerson> {
  const person = await createMember(request);
  await updateAccount(request, person, { plan: 'seeker' });
  return person;
}

async function openAs(browser: Browser, person: TestPerson, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.context().route('https://meet.example/**', (route) => route.fulfill({ body: 'The room' }));
  await signIn(page, person);
  await openPageUntilIdle(page, path);
  return page;
}

const soon = { timeout: 90_000 };
const expectEmailed = (request: APIRequestContext, { email }: TestPerson, subject: string) =>
  expect.poll(async () => (await fetchEmails(request, email)).map((mail) => mail.subject), soon).toContain(subject);

test('a member registers for a circle, gets a reminder, joins when it opens and watches the replay', async ({
  browser,
  request,
}) => {
  const circle = await createCircle(request, 25);
  const person = await createSeeker(request);
  const page = await openAs(browser, person, `/events/${circle.slug}`);
  const door = page.getByRole('button', { name: new RegExp(`^Join Live ?: ${circle.title}`) });
  await expect(door).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^You can join /).first()).toBeVisible();
  await page.getByRole('button', { name: /^I’ll come/ }).click();
  await expect(page.getByRole('button', { name: /^You’re coming/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 person is coming.')).toBeVisible();

  await advanceToMinutesBefore(request, circle.startsAt, 23 * 60);
  await expectEmailed(request, person, `${circle.title} begins in a day`);
  const [mail] = await fetchEmails(request, person.email);
  expect(`${mail?.html}`).toContain(`/events/${circle.slug}`);
  expect(`${mail?.html}`).not.toContain(meetingUrl);

  const moved = new Date(Date.parse(circle.startsAt) + 30 * minuteMs).toISOString();
  const headers = await createAdminHeaders(request);
  const data = {
    date: circle.startsAt,
    startsAt: moved,
    endsAt: new Date(Date.parse(moved) + 60 * minuteMs).toISOString(),
  };
  expect((await request.put(`/api/admin/events/${circle.id}/dates`, { headers, data })).status()).toBe(200);
  await expectEmailed(request, person, `${circle.title} has a new time`);

  await advanceToMinutesBefore(request, moved, 5);
  await expect(door).not.toHaveAttribute('aria-disabled', 'true', soon);
  const opened = page.waitForEvent('popup');
  await door.click();
  await expect(await opened).toHaveURL(meetingUrl);

  await advanceToMinutesBefore(request, moved, -2);
  await openPageUntilIdle(page, '/members/meditations');
  const row = page.getByRole('article', { name: circle.title });
  await expect(row).toContainText('Live now, 1 person');
  await openPageUntilIdle(page, '/members/dashboard');
  await expect(page.getByRole('button', { name: new RegExp(`^Join the circle ?: ${circle.title}`) })).toBeVisible();
  await expect(page.getByText('1 person is there. Just listening is fine.')).toBeVisible();
  const there = await request.get(
    `/api/admin/events/${circle.id}/attendance?${new URLSearchParams({ startsAt: moved })}`,
    {
      headers,
    },
  );
  expect(await there.json()).toMatchObject({ items: [{ userId: await fetchUserIdByEmail(request, person.email) }] });

  await advanceToMinutesBefore(request, moved, -61);
  await page.reload();
  await expect(page.getByText(/^The circle has ended\. The replay will be here by Monday\./)).toBeVisible();

  await updateAccount(request, person, { plan: 'creator' });
  const recording = { eventId: circle.id, startsAt: moved, title: `${circle.title}, recorded`, durationSec: 600 };
  await createContentItem(request, 'replays', { ...recording, videoUrl: '/files/media/replay-2.mp4' });
  await page.reload();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: recording.title })).toBeVisible();
  await expect(page.getByText(/, you were there$/)).toBeVisible();
  await playLessonVideo(page);
  await openPageUntilIdle(page, '/members/notifications');
  await expect(page.getByRole('link', { name: new RegExp(`^${recording.title}`) })).toBeVisible(soon);
  for (const path of [`/events/${circle.slug}`, '/members/meditations']) {
    await openPageUntilIdle(page, path);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Watch the replay/ })
        .first(),
    ).toBeVisible();
  }
});

test('the next member on the waitlist gets the last place when it becomes free', async ({ browser, request }) => {
  const circle = await createCircle(request, 50, { capacity: 1 });
  const [first, second] = [await createSeeker(request), await createSeeker(request)];
  const [hers, his] = [
    await openAs(browser, first, `/events/${circle.slug}`),
    await openAs(browser, second, `/events/${circle.slug}`),
  ];
  await hers.getByRole('button', { name: /^I’ll come/ }).click();
  await expect(hers.getByText('All places are taken.')).toBeVisible();
  await his.reload();
  await his.getByRole('button', { name: /^Wait for a place/ }).click();
  await expect(his.getByRole('button', { name: /^On the waiting list/ })).toBeVisible();
  await hers.getByRole('button', { name: /^You’re coming/ }).click();
  await expectEmailed(request, second, `You have a place: ${circle.title}`);
  await his.reload();
  await expect(his.getByRole('button', { name: /^You’re coming/ })).toBeVisible();
});

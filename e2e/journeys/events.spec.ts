import { expect, test, type Page } from '@playwright/test';
import { createAdminHeaders, getDemoCredentials, signIn } from '../support/people.ts';
import { measureLayoutShift, openPageUntilIdle } from '../support/settle.ts';

interface EventRow {
  slug: string;
  title: string;
  category: string;
  startsAt: string;
}

for (const { timezoneId, place } of [
  { timezoneId: 'Africa/Lagos', place: 'Lagos' },
  { timezoneId: 'Asia/Kolkata', place: 'Kolkata' },
  { timezoneId: 'Asia/Saigon', place: 'Ho Chi Minh City' },
]) {
  test.describe(`events in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('show the visitor’s time before the institute’s, without layout shift', async ({ page }) => {
      const next = await nextCircle(page, 'Weekly Unity Circle');
      await openPageUntilIdle(page, `/events/${next.slug}`);
      const times = page.getByRole('complementary').first();
      await expect(times.getByText(`your time, ${place}`)).toBeVisible();
      await expect(times.getByText('7:00 PM', { exact: true })).toBeVisible();
      await expect(times.getByText('Wednesday, in New York', { exact: true })).toBeVisible();
      const ownDay = new Date(next.startsAt).toLocaleDateString('en-US', { weekday: 'long', timeZone: timezoneId });
      await expect(times.getByRole('time').first()).toContainText(ownDay);
      await expect(times.getByText(formatTime(timezoneId, next.startsAt), { exact: true })).toBeVisible();
      expect(await measureLayoutShift(page)).toBeLessThan(0.01);
    });
  });
}

for (const { who, timezoneId, locale, hour, yours } of [
  { who: 'from New Zealand', timezoneId: 'Pacific/Auckland', locale: 'en-US', hour: '3:00 PM', yours: 1 },
  { who: 'at the place', timezoneId: 'America/Denver', locale: 'en-US', hour: '3:00 PM', yours: 0 },
  { who: 'used to 24 hours', timezoneId: 'America/Denver', locale: 'de-DE', hour: '15:00', yours: 0 },
]) {
  test.describe(`a visitor ${who}`, () => {
    test.use({ timezoneId, locale });

    test('sees the time at the place first, with its days and the time zone of its end', async ({ page, request }) => {
      const { items } = (await (await request.get('/api/events?when=upcoming&limit=50')).json()) as {
        items: EventRow[];
      };
      const gathering = items.find(({ title }) => title === 'Winter Gathering');
      await openPageUntilIdle(page, `/events/${gathering?.slug}`);
      const times = page.getByRole('complementary').first();
      await expect(times.getByRole('term').first()).toHaveText(hour);
      await expect(times.getByRole('definition').first()).toHaveText('in Santa Fe');
      await expect(times.getByText('your time')).toHaveCount(yours);
      await expect(times.getByText(/^until Sunday \d+ \w+( \d{4})?, 12:00( PM)? in Santa Fe$/)).toBeVisible();
      await expect(page.getByText(/^\d+( \w+)? to \d+ \w+( \d{4})?$/)).toBeVisible();
    });
  });
}

test.describe('a browser with a UTC offset as time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('shows the time of an event in UTC', async ({ page }) => {
    await page.addInitScript(() => {
      const known = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        const options = known.call(this);
        return options.timeZone === 'Asia/Calcutta' ? { ...options, timeZone: '+05:30' } : options;
      };
    });
    const next = await nextCircle(page, 'Weekly Unity Circle');
    await page.goto(`/events/${next.slug}`);
    const times = page.getByRole('complementary').first();
    await expect(times.getByText('your time, UTC')).toBeVisible();
    await expect(times.getByText(formatTime('UTC', next.startsAt), { exact: true })).toBeVisible();
  });
});

test.describe('a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('does not see the same time twice', async ({ page }) => {
    const next = await nextCircle(page, 'Weekly Unity Circle');
    await signIn(page, getDemoCredentials('creator'), `/events/${next.slug}`);
    const times = page.getByRole('complementary').first();
    await expect(times.getByText(/in New York/)).toBeVisible();
    await expect(times.getByText('your time')).toHaveCount(0);
  });
});

test.describe('events', () => {
  test('show the three rhythms and link a visitor to membership', async ({ page }) => {
    await openPageUntilIdle(page, '/events');
    for (const [name, rhythm] of [
      ['Live Circles', 'Weekly'],
      ['Workshops', 'Monthly'],
      ['Gatherings', 'Quarterly'],
    ] as const) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByText(new RegExp(`^${rhythm}\\.`))).toBeVisible();
    }
    const join = page.getByRole('main').getByRole('link', { name: 'Join to Attend', exact: true });
    await expect(join).toHaveCount(3);
    await join.first().click();
    await expect(page).toHaveURL(/\/membership$/);
  });

  test('are in the document in the institute’s time zone, soonest first', async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    await page.goto('/events');
    const shown = page.getByRole('article');
    const { items } = (await (await request.get('/api/events?when=upcoming&limit=1')).json()) as { items: EventRow[] };
    await expect(shown.first()).toContainText(items[0]?.title ?? 'none');
    await expect(shown.first()).toContainText(formatTime('America/New_York', items[0]?.startsAt ?? ''));
    await expect(shown.first()).not.toContainText('your time');
    await context.close();
  });

  test('show the next dates when they repeat, and can be added to a calendar', async ({ page }) => {
    const next = await nextCircle(page, 'Weekly Unity Circle');
    await openPageUntilIdle(page, `/events/${next.slug}`);
    await expect(page.getByRole('heading', { name: 'Every Wednesday' })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: /^Wednesday \d+ \w+( \d{4})?, 7:00 PM in New York/ }),
    ).toHaveCount(4);
    const google = await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
    expect(new URL(google ?? '').searchParams.get('recur')).toBe('RRULE:FREQ=WEEKLY;BYDAY=WE');
    await expect(page.getByRole('link', { name: 'Outlook' })).toHaveAttribute(
      'href',
      /^https:\/\/outlook\.live\.com\//,
    );
  });

  test('have a calendar file without the link to join', async ({ page }) => {
    const next = await nextCircle(page, 'Weekly Unity Circle');
    await openPageUntilIdle(page, `/events/${next.slug}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Calendar file' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const text = await (await page.request.get(`/events/${next.slug}.ics`)).text();
    expect(text).toContain('SUMMARY:Weekly Unity Circle');
    expect(text).not.toContain('meet.oneness.example');
  });

  test('show the link to join to a member of the required tier', async ({ page }) => {
    const next = await nextCircle(page, 'Weekly Unity Circle');
    await signIn(page, getDemoCredentials('seeker'));
    await openPageUntilIdle(page, '/events');
    await page.getByRole('link', { name: /^See how to join.*Weekly Unity Circle$/ }).click();
    await expect(page).toHaveURL(new RegExp(`${next.slug}$`));
    await expect(page.getByRole('button', { name: /^Join Live ?: Weekly Unity Circle/ })).toBeVisible();
    expect(await page.content()).not.toContain('meet.oneness.example');
  });
});

test('the resources page lists all public resources, also the oldest', async ({ page, request }) => {
  const headers = await createAdminHeaders(request);
  const listed = await (await request.get('/api/resources?limit=100')).json();
  const { items } = listed as { items: { title: string; visibilityTier: string }[] };
  const open = items.filter(({ visibilityTier }) => visibilityTier === 'free').map(({ title }) => title);
  const newest = 'A Page for the Evening';
  const data = { title: newest, type: 'guide', url: 'https://books.example/evening', visibilityTier: 'free' };
  const made = await request.post('/api/admin/resources', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  try {
    await expect(async () => {
      await page.goto('/resources');
      const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
      expect(titles.slice(0, open.length + 1)).toEqual([newest, ...open]);
    }).toPass();
  } finally {
    await request.delete(`/api/admin/resources/${id}`, { headers });
  }
});

async function nextCircle(page: Page, title: string): Promise<EventRow> {
  const query = new URLSearchParams({ when: 'upcoming', q: title, limit: '1' });
  const { items } = (await (await page.request.get(`/api/events?${query}`)).json()) as { items: EventRow[] };
  const [next] = items;
  if (!next) throw new Error(`No ${title} is planned.`);
  return next;
}

function formatTime(timeZone: string, iso: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return clock.format(new Date(iso)).replaceAll('\u202f', ' ');
}

import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext, type Locator } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { fetchEmails } from '../support/mailbox.ts';
import { updateAccount, getDemoCredentials, createMember, signIn } from '../support/people.ts';
import { openPageUntilIdle } from '../support/settle.ts';

const dayMs = 86_400_000;

test('a visionary requests an hour with a mentor, gets a date from staff, moves it and cancels it', async ({
  page,
  request,
}) => {
  const person = await createMember(request);
  await updateAccount(request, person, { plan: 'visionary' });
  await signIn(page, person, '/members/visionary');
  const form = page.getByRole('form', { name: 'Ask for an hour' });
  const ask = form.getByRole('button', { name: 'Ask for an hour' });
  await form.getByRole('radio', { name: /^Noor Haidari/ }).check();
  await form.getByLabel('What would you like to bring?').fill('How do I end a circle?');
  await ask.click();
  await expect(form.getByRole('alert')).toHaveText('Choose three times that suit you');
  await chooseTimes(form, [5, 6, 8]);
  await ask.click();
  await expect(page.getByText(/^Asked on .*, with Noor Haidari\. No reply yet\.$/)).toBeVisible();

  const startsAt = noonInDays(6);
  await scheduleHour(request, person.email, startsAt);
  await expect
    .poll(async () => (await fetchEmails(request, person.email)).map(({ subject }) => subject), { intervals: [200] })
    .toContainEqual(expect.stringMatching(/^Your hour with Noor Haidari: /));
  await page.reload();
  await expect(page.getByText('You have an hour with Noor Haidari.')).toBeVisible();
  await expect(page.getByText('She calls you.')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Your hour has a date')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  const mentorship = page.getByRole('region', { name: 'Mentorship' });
  await mentorship.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('SUMMARY:An hour with Noor Haidari');
  expect(file).toContain(`DTSTART:${startsAt.toISOString().replace(/[-:]|\.000/g, '')}`);

  await page.getByRole('button', { name: 'Move it' }).click();
  await chooseTimes(mentorship, [9, 10, 11]);
  await page.getByRole('button', { name: 'Ask for another date' }).click();
  await expect(page.getByText(/^Asked for another date on .* No reply yet\.$/)).toBeVisible();
  await expect(page.getByText(/^Until we reply, it stays on /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(ask).toBeVisible();
});

test('a creator sees the four benefits, and the circle as soon as the plan includes it', async ({ page, request }) => {
  const person = await createMember(request);
  await updateAccount(request, person, { plan: 'creator' });
  await signIn(page, person, '/members/visionary');
  const benefits = ['Quarterly Mastermind', 'Unity Ventures Access', 'Leadership Circle', 'Mentorship'];
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(benefits);
  await expect(page.getByText('$50 a month, or $500 a year')).toBeVisible();
  const upgrade = page.getByRole('link', { name: 'Upgrade to Visionary' });
  await expect(upgrade).toHaveAttribute('href', '/membership');
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await updateAccount(request, person, { plan: 'visionary' });
  await expect(page.getByText(`Welcome, ${person.firstName}.`)).toBeVisible();
  await expect(upgrade).toHaveCount(0);
});

test('the circle shows its dates, a scheduled hour and the status of each venture', async ({ page }) => {
  await signIn(page, getDemoCredentials('visionary'));
  await openPageUntilIdle(page, '/members/visionary');
  const dates = page.getByRole('region', { name: 'Quarterly Mastermind' }).getByRole('article');
  await expect(dates).toHaveCount(4);
  await expect(dates.first().getByRole('button', { name: /^Join Live/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('You have an hour with Ruth Abara.')).toBeVisible();
  const step = (venture: string) => page.getByRole('article', { name: venture }).locator('[aria-current="step"]');
  await expect(step('The Long Table')).toHaveText('Accepted');
  await expect(step('Second Spring')).toHaveText('Discussed');
  expect(await findAccessibilityErrors(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the Leadership Circle in the forum' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Leadership Circle' })).toBeVisible();
});

function noonInDays(days: number): Date {
  const noon = new Date(Date.now() + days * dayMs);
  noon.setUTCHours(12, 0, 0, 0);
  return noon;
}

async function chooseTimes(within: Locator, days: readonly number[]): Promise<void> {
  for (const [at, label] of ['First choice', 'Second choice', 'Third choice'].entries())
    await within.getByLabel(label).fill(
      `${noonInDays(days[at] ?? 0)
        .toISOString()
        .slice(0, 10)}T10:00`,
    );
}

async function scheduleHour(request: APIRequestContext, email: string, startsAt: Date): Promise<void> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data: getDemoCredentials('support') });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get('/api/admin/mentoring?limit=100', { headers });
  const { items } = (await found.json()) as { items: { id: string; email: string }[] };
  const id = items.find((asked) => asked.email === email)?.id;
  const data = { startsAt: startsAt.toISOString(), note: 'She calls you.' };
  const given = await request.put(`/api/admin/mentoring/${id}/date`, { headers, data });
  expect(given.ok(), await given.text()).toBe(true);
}

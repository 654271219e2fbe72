import { expect, test, type APIRequestContext } from '@playwright/test';
import { findAccessibilityErrors } from '../support/accessibility.ts';
import { suppressBookPopup } from '../support/book-launch.ts';
import { createCampaign, openNewCampaign, subscribePeople } from '../support/campaigns.ts';
import { createUniqueTitle } from '../support/content.ts';
import { createAdminHeaders, getDemoCredentials, signIn } from '../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sendingMs = 120_000;

async function readSlug(request: APIRequestContext, id: string): Promise<string | null> {
  const headers = await createAdminHeaders(request);
  return ((await (await request.get(`/api/admin/campaigns/${id}`, { headers })).json()) as { slug: string | null })
    .slug;
}

test('the slug of a public campaign follows its subject, and another campaign cannot have it', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const subject = createUniqueTitle('letter');
  await signIn(page, getDemoCredentials('editor'), '/admin/mailing');
  for (const isFirst of [true, false]) {
    await page.goto('/admin/mailing');
    await expect(page.getByRole('heading', { level: 1, name: 'Mailing' })).toBeVisible();
    const id = await openNewCampaign(page);
    await page.getByRole('checkbox', { name: 'Show it on the website' }).check();
    await page.getByLabel('Subject').fill(subject);
    const slug = page.getByLabel('Slug');
    await expect(slug).toHaveValue(/^[a-z0-9-]+$/);
    const made = await slug.inputValue();
    await expect(page.getByText(`The end of its URL: /letters/${made}`)).toBeVisible();
    if (!isFirst) {
      await expect(page.getByRole('alert').filter({ hasText: 'Another campaign has this slug.' })).toBeVisible();
      await page.getByRole('button', { name: `Use ${made}-2` }).click();
    }
    await expect.poll(() => readSlug(page.request, id)).toBe(isFirst ? made : `${made}-2`);
  }
  await info.attach('composer', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
});

test('a visitor reads a public campaign on the site until an administrator removes it', async ({
  browser,
  page,
}, info) => {
  test.setTimeout(300_000);
  const subject = createUniqueTitle('letter');
  const source = `letters-${crypto.randomUUID().slice(0, 8)}`;
  const slug = source;
  await subscribePeople(page.request, source, 1);
  const body = [
    'Dear {{first name, else Friend}},',
    'the days are short now. On three evenings in December we **do nothing**, together, and say nothing at all.',
    '## What happens',
    '- We sit for an hour.\n- We walk home in silence.',
    '::button[See the dates](/events)',
    ':::tier[creator, visionary]\nThe replay is yours.\n:::',
    '::program[foundations-of-oneness]',
    'Warmly,\nthe institute',
  ].join('\n\n');
  const id = await createCampaign(page.request, { subject, body, isPublic: true, slug, filter: { sources: [source] } });
  const headers = await createAdminHeaders(page.request);
  const sent = await page.request.post(`/api/admin/campaigns/${id}/send`, { headers, data: { recipients: 1 } });
  expect(sent.ok(), await sent.text()).toBe(true);

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await suppressBookPopup(visitor);
  await expect
    .poll(async () => (await visitor.request.get(`/letters/${slug}`)).status(), { timeout: sendingMs })
    .toBe(200);
  await expect.poll(async () => (await visitor.request.get('/letters')).text()).toContain(subject);
  await visitor.goto('/resources');
  await visitor.getByRole('link', { name: 'Read earlier letters' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Letters', exact: true })).toBeVisible();
  await expect(visitor.getByRole('link', { name: subject })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 844 });
    await info.attach(`list-${width}`, {
      body: await visitor.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  }
  expect(await findAccessibilityErrors(visitor)).toEqual([]);
  await visitor.emulateMedia({ colorScheme: 'light' });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.getByRole('link', { name: subject }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const letter = visitor.getByRole('article', { name: subject });
  await expect(letter.getByText('Dear Friend,')).toBeVisible();
  await expect(letter.getByText('The replay is yours.')).toHaveCount(0);
  await expect(letter.getByRole('link', { name: 'See the program' })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 844 });
    await info.attach(`letter-${width}`, {
      body: await visitor.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  }
  expect(await findAccessibilityErrors(visitor)).toEqual([]);
  await letter.getByRole('link', { name: 'See the dates' }).click();
  await expect(visitor).toHaveURL(/\/events$/);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, getDemoCredentials('admin'), `/admin/mailing/campaigns/${id}`);
  await expect(page.getByRole('link', { name: `/letters/${slug}` })).toBeVisible();
  await info.attach('sent', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await page.getByRole('button', { name: 'Remove from the website' }).click();
  await expect(page.getByText('It is not on the website.')).toBeVisible();
  await expect.poll(async () => (await visitor.request.get(`/letters/${slug}`)).status()).toBe(410);
  await visitor.goto(`/letters/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(subject);
  await visitor.close();
});

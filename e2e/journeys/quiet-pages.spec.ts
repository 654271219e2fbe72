import { expect, test } from '@playwright/test';
import { MEMBER_PATHS, PUBLIC_PATHS, STAFF_PATHS } from '../support/addresses.ts';
import { collectComplaints } from '../support/complaints.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { openSettled } from '../support/settled.ts';

test('no public page breaks the content policy or writes an error', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = await collectComplaints(page);
  for (const path of PUBLIC_PATHS) await openSettled(page, path);
  expect(complaints).toEqual([]);
});

test('no page for members or staff breaks the content policy or writes an error', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = await collectComplaints(page);
  await signIn(page, demoAccount('admin'));
  for (const path of [...MEMBER_PATHS, ...STAFF_PATHS]) await openSettled(page, path);
  expect(complaints).toEqual([]);
});

test('no link of the site is dead', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const own = new Set<string>();
  const gather = async (path: string): Promise<void> => {
    await openSettled(page, path);
    for (const link of await page.getByRole('link').all()) {
      const target = new URL((await link.getAttribute('href')) ?? '', page.url());
      // With its query: a file of the library opens by a key that stands there.
      if (target.origin === baseURL) own.add(target.pathname + target.search);
    }
  };
  for (const path of PUBLIC_PATHS) await gather(path);
  await signIn(page, demoAccount('visionary'));
  for (const path of MEMBER_PATHS) await gather(path);
  for (const path of own) expect((await page.request.get(path)).status(), path).toBeLessThan(400);
});

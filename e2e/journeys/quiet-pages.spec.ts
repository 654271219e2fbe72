import { expect, test } from '@playwright/test';
import { STAFF_PATHS } from '../support/addresses.ts';
import { collectComplaints } from '../support/complaints.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { openSettled } from '../support/settled.ts';

test('no page for staff breaks the content policy or writes an error', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = await collectComplaints(page);
  await signIn(page, demoAccount('admin'));
  for (const path of STAFF_PATHS) await openSettled(page, path);
  expect(complaints).toEqual([]);
});

import { get, set } from 'idb-keyval';
import type { Dashboard } from './api/dashboard.ts';

/** A later version of this page may show more than an earlier one kept. */
const keyOf = (userId: string): string => `oneness-dashboard-2-${userId}`;
const longestMs = 86_400_000;

interface Kept {
  /** ISO 8601. */
  at: string;
  dashboard: Dashboard;
}

/** Keeps the last answer on this device. Its key names the owner, so that it goes with the sign-out. */
export async function keepDashboard(userId: string, dashboard: Dashboard): Promise<void> {
  const kept: Kept = { at: new Date().toISOString(), dashboard };
  await set(keyOf(userId), kept).catch(() => undefined);
}

/** What was kept within a day, or nothing. */
export async function readKeptDashboard(userId: string, now: Date): Promise<Dashboard | undefined> {
  const kept = await get<Kept>(keyOf(userId)).catch(() => undefined);
  return kept && stillTrue(kept, now);
}

export function stillTrue({ at, dashboard }: Kept, now: Date): Dashboard | undefined {
  return now.getTime() - Date.parse(at) > longestMs ? undefined : dashboard;
}

import { type Guarantee, type StoredEmail, checkCampaignEmails } from '../mailing/check-campaign-emails.ts';
import { unsubscribeAndSuppress } from '../mailing/leaving.ts';
import { type PlannedPerson, planPeople } from '../mailing/people.ts';
import { readReceivedEmails, readStoredEmails } from '../mailing/read-emails.ts';
import { seedPeople, sources } from '../mailing/seed.ts';
import { sendCampaign } from '../mailing/send-campaign.ts';
import { type Check, type Invariant, toCheck } from './checks/check.ts';
import type { Rig } from './rig.ts';
import { SeededRandom } from './seeded-random.ts';

export interface RunningCampaign {
  people: readonly PlannedPerson[];
  id: string;
  leaving: ReturnType<typeof unsubscribeAndSuppress>;
  movesClocks: boolean;
}

const batchSize = 100;
const batchesAtOnce = 10;
const maxLatencyMs = 8000;

const invariantsByName: Readonly<Record<string, Invariant>> = {
  'recipients with a duplicate': 'I3',
  'recipients without the email and without a reason': 'I1',
  'suppressed people who got an email': 'I7',
  'people who got an email after they unsubscribed': 'I7',
  'emails that only the mailbox or only the product has': 'I3',
  'emails with another state than the mailbox reported': 'I2',
};

export async function startCampaign(
  { mailing }: Rig,
  options: { recipients: number; seed: number; durationMs: number; token: string; movesClocks: boolean },
): Promise<RunningCampaign> {
  const { recipients, seed, durationMs, token, movesClocks } = options;
  const people = planPeople(recipients, seed)
    // In a small campaign, a few bounces or complaints could exceed the limits and pause the campaign.
    .filter(({ outcome }) => outcome !== 'bounced' && outcome !== 'complained')
    .map((person) => ({ ...person, isInBoth: false }));
  await seedPeople(mailing, people);
  const batches = Math.ceil(people.length / batchSize);
  const latencyMs = Math.min(maxLatencyMs, Math.round((durationMs * batchesAtOnce) / (2 * batches)));
  await mailing.control('faults', { route: 'POST /:emails/batch', latencyMs });
  const id = await sendCampaign(mailing, token, 'During the faults', people, [sources.one]);
  const chance = new SeededRandom(seed, 'leaving');
  const leaving = unsubscribeAndSuppress(mailing, token, { people, chance, withinMs: durationMs / 2 });
  return { people, id, leaving, movesClocks };
}

const withoutTime = (email: StoredEmail): StoredEmail => ({
  ...email,
  attemptedAt: email.attemptedAt === null ? null : 0,
});

export async function checkCampaign(
  { mailing }: Rig,
  { people, id, leaving, movesClocks }: RunningCampaign,
): Promise<Check[]> {
  const campaigns = [id, id] as const;
  const stored = await readStoredEmails(mailing, [id]);
  const guarantees = checkCampaignEmails({
    ...{
      people,
      campaigns,
      // A worker with a wrong clock stores wrong times, which cannot be compared with those of this process.
      stored: movesClocks ? stored.map(withoutTime) : stored,
      received: await readReceivedEmails(mailing),
    },
    ...{ ...(await leaving), listedUnknown: Infinity },
  });
  return guarantees.flatMap((guarantee) => toChecks(guarantee));
}

function toChecks({ name, found, examples }: Guarantee): Check[] {
  const invariant = invariantsByName[name];
  return invariant === undefined ? [] : [{ ...toCheck(invariant, name, examples), found }];
}

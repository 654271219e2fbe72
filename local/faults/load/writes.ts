import { randomUUID } from 'node:crypto';
import type { LoadClient } from './client.ts';
import { type GrantedMember, signUp } from './people.ts';
import type { Load } from './load.ts';

const plans = ['free', 'seeker', 'creator', 'visionary'];

export async function signUpMember({ client }: Load): Promise<void> {
  await signUp(client);
}

export async function writeJournal({ client, people, chance }: Load): Promise<void> {
  await addEntry(client, chance.pickOne(people.granted));
}

interface EntryOptions {
  text?: string;
  expected?: readonly number[];
  attempts?: number;
}

/** Returns the key of the entry in the log of confirmed writes. */
export async function addEntry(
  client: LoadClient,
  { token, id }: GrantedMember,
  { text, expected = [200], attempts }: EntryOptions = {},
): Promise<{ status: number; key: string }> {
  const clientId = randomUUID();
  const body = { clientId, source: 'free', text: text ?? `Entry ${clientId}` };
  const request = { method: 'POST', path: '/api/journal', token, body, expected } as const;
  const { status } = await client.sendUntilDone(request, attempts);
  if (status === 200) client.confirmedWrites.add('journal', clientId, { userId: id });
  return { status, key: clientId };
}

export async function grantPlan({ client, people, chance }: Load): Promise<void> {
  const idle = people.granted.filter(({ isBusy, isRetired }) => !isBusy && !isRetired);
  if (idle.length === 0) return;
  const member = chance.pickOne(idle);
  const plan = chance.pickOne(plans.filter((other) => !member.possiblePlans.includes(other)));
  member.isBusy = true;
  const { status } = await client
    .send({
      ...{ method: 'POST', path: '/api/functions/admin-update-user-plan', token: people.adminToken },
      body: { targetUserId: member.id, plan, planStatus: null, planInterval: null },
    })
    .finally(() => (member.isBusy = false));
  if (status === 200) {
    member.possiblePlans = [plan];
    client.confirmedWrites.add('grant', member.id, { plan });
  } else if (status === 0 || status >= 500) {
    // The product may process a request without a response after a later, confirmed request.
    member.possiblePlans.push(plan);
    member.unknownGrants += 1;
    member.isRetired = true;
  }
}

export async function joinMailingList({ client }: Load): Promise<void> {
  const email = `reader-${randomUUID()}@example.org`;
  const { status } = await client.send({
    ...{ method: 'POST', path: '/api/functions/subscribe-email', body: { email, source: 'footer' } },
  });
  if (status === 200) client.confirmedWrites.add('subscribed', email);
}

import { randomUUID } from 'node:crypto';
import { signUp } from './people.ts';
import type { Load } from './load.ts';

const plans = ['free', 'seeker', 'creator', 'visionary'];

export async function signUpMember({ client }: Load): Promise<void> {
  await signUp(client);
}

export async function writeJournal({ client, people, chance }: Load): Promise<void> {
  const { token, id } = chance.pickOne(people.granted);
  const clientId = randomUUID();
  const { status } = await client.sendUntilDone({
    ...{ method: 'POST', path: '/api/journal', token },
    body: { clientId, source: 'free', text: `Entry ${clientId}` },
  });
  if (status === 200) client.confirmedWrites.add('journal', clientId, { userId: id });
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

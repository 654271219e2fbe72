import { requestJson } from '../../run/http-client.ts';
import type { SubscriptionResponse } from '../billing/expected-state.ts';
import type { ConfirmedWriteKind } from '../load/confirmed-write-log.ts';
import type { Load } from '../load/load.ts';
import type { Rig } from '../rig.ts';
import { type Check, toCheck } from './check.ts';

const pageSize = 10_000;
const maxUnknownShare = 0.001;

const sqlOfStored = {
  'sign-up': 'select email as key from users where email = any($1)',
  journal: 'select client_id as key from journal_entry where client_id::text = any($1)',
  subscribed: 'select email as key from email_subscriber where email = any($1)',
} satisfies Partial<Record<ConfirmedWriteKind, string>>;

type StoredKind = keyof typeof sqlOfStored;

export async function findStoredKeys(
  database: Rig['database'],
  kind: StoredKind,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await database.query<{ key: string }>(sqlOfStored[kind], [keys]);
  return rows.map(({ key }) => key);
}

export async function checkWrites({ database, mailing }: Rig, { client }: Load): Promise<Check[]> {
  const lost: string[] = [];
  for (const kind of Object.keys(sqlOfStored) as StoredKind[]) {
    const keys = client.confirmedWrites.read(kind).map(({ key }) => key);
    const known = new Set(await findStoredKeys(database, kind, keys));
    lost.push(...keys.filter((key) => !known.has(key)).map((key) => `${kind} ${key}`));
  }
  const received = await readReceived(mailing.mailboxUrl);
  const counts = Map.groupBy(received, ({ recipient }) => recipient);
  const subscribers = client.confirmedWrites.read('subscribed').map(({ key }) => key);
  return [
    toCheck('I1', 'confirmed writes that the database does not have', lost),
    toCheck(
      'I1',
      'subscribers without an email',
      subscribers.filter((email) => !counts.has(email)),
    ),
    toCheck(
      'I3',
      'subscribers with more than one email',
      subscribers.filter((email) => (counts.get(email)?.length ?? 0) > 1),
    ),
    ...(await checkEmails(database, received)),
  ];
}

interface ReceivedEmail {
  seq: number;
  id: string;
  recipient: string;
}

async function readReceived(mailboxUrl: string): Promise<ReceivedEmail[]> {
  const received: ReceivedEmail[] = [];
  for (let after = 0; ;) {
    const url = `${mailboxUrl}/_/sent?after=${after}&limit=${pageSize}`;
    const { data } = await requestJson<{ data: ReceivedEmail[] }>({ method: 'GET', url });
    const last = data.at(-1);
    if (!last) return received;
    received.push(...data);
    after = last.seq;
  }
}

/** An email that was sent twice has two ids in the mailbox. The product stores one, so the other one is unknown. */
async function checkEmails(database: Rig['database'], received: readonly ReceivedEmail[]): Promise<Check[]> {
  const { rows } = await database.query<{ id: string | null; state: string }>(
    'select provider_id as id, state from email_message',
  );
  const ours = new Set(rows.map(({ id }) => id));
  const theirs = new Set(received.map(({ id }) => id));
  const unknown = rows.filter(({ state }) => state === 'unknown').length;
  return [
    toCheck(
      'I3',
      'emails at the provider that the product does not know',
      received.filter(({ id }) => !ours.has(id)).map(({ recipient, id }) => `${recipient} ${id}`),
    ),
    toCheck(
      'I3',
      'sent emails that the provider does not have',
      [...ours].filter((id): id is string => id !== null && !theirs.has(id)),
    ),
    {
      invariant: 'I3',
      name: 'emails with an unknown result, more than 1 in 1,000',
      found: Math.max(0, unknown - Math.floor(rows.length * maxUnknownShare)),
    },
  ];
}

export async function checkGrants({ url, database }: Rig, { client, people }: Load): Promise<Check[]> {
  const wrong: string[] = [];
  const unaudited: string[] = [];
  const grants = client.confirmedWrites.read('grant');
  for (const { id, token, possiblePlans, unknownGrants } of people.granted) {
    const { tier } = await requestJson<SubscriptionResponse>({
      ...{ method: 'POST', url: `${url}/api/functions/check-subscription`, token, body: {} },
    });
    if (!possiblePlans.includes(tier)) wrong.push(`${id}: ${tier} instead of ${possiblePlans.join(' or ')}`);
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from audit_log where action = 'membership.tier-granted' and subject_id = $1`,
      [id],
    );
    const confirmed = grants.filter(({ key }) => key === id).length;
    const entries = rows[0]?.count ?? 0;
    if (entries < confirmed || entries > confirmed + unknownGrants)
      unaudited.push(`${id}: ${entries} entries for ${confirmed} changes`);
  }
  return [
    toCheck('I5', 'members with another plan than was granted', wrong),
    toCheck('I14', 'members with more or fewer audit entries than changes', unaudited),
  ];
}

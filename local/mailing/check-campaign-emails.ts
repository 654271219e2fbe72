import type { PlannedPerson } from './people.ts';

export interface StoredEmail {
  recipient: string;
  campaign: string;
  /** Null when the provider did not accept the email. */
  providerId: string | null;
  state: string;
  reason: string | null;
  /** Unix time in ms just before the product read the recipients for the first attempt, or null without an attempt. */
  attemptedAt: number | null;
}

export interface ReceivedEmail {
  id: string;
  recipient: string;
}

export interface CampaignEmailRecords {
  people: readonly PlannedPerson[];
  /** Only people with `isInBoth` get the second campaign. */
  campaigns: readonly [all: string, some: string];
  stored: readonly StoredEmail[];
  received: readonly ReceivedEmail[];
  unsubscribedAt: ReadonlyMap<string, number>;
  suppressedAt: ReadonlyMap<string, number>;
  listedUnknown: number;
}

export interface Guarantee {
  name: string;
  found: number;
  most?: number;
  examples: string[];
}

const shown = 3;
const maxUnknownShare = 0.001;
/** Time zone of all recipients. The frequency cap counts emails per day in this zone. */
const zone = 'America/New_York';

export function checkCampaignEmails(records: CampaignEmailRecords): Guarantee[] {
  const { people, stored, received } = records;
  const accepted = stored.filter(isAccepted);
  const unknown = stored.filter(({ state }) => state === 'unknown').map(({ recipient }) => recipient);
  const gone = new Set(people.filter(({ outcome }) => outcome === 'suppressed').map(({ email }) => email));
  return [
    toGuarantee('recipients with a duplicate', findDuplicates(accepted, received)),
    toGuarantee('recipients without the email and without a reason', findMissing(records)),
    {
      ...toGuarantee('emails with an unknown result', unknown),
      most: Math.floor(stored.length * maxUnknownShare),
    },
    toGuarantee('unknown emails that staff do not see', unknown.slice(records.listedUnknown)),
    toGuarantee('suppressed people who got an email', [
      ...received.filter(({ recipient }) => gone.has(recipient)).map(({ recipient }) => recipient),
      ...findAttemptedAfter(accepted, records.suppressedAt),
    ]),
    toGuarantee(
      'people who got an email after they unsubscribed',
      findAttemptedAfter(accepted, records.unsubscribedAt),
    ),
    toGuarantee('people who got two emails of the list on one day', findOverCap(accepted)),
    toGuarantee('emails that only the mailbox or only the product has', findDifferences(accepted, received)),
    toGuarantee('emails with another state than the mailbox reported', findWrongStates(people, accepted)),
  ];
}

const isAccepted = ({ providerId }: StoredEmail): boolean => providerId !== null;

export function toGuarantee(name: string, examples: string[]): Guarantee {
  return { name, found: examples.length, examples: examples.slice(0, shown) };
}

function findDuplicates(accepted: readonly StoredEmail[], received: readonly ReceivedEmail[]): string[] {
  const ours = Map.groupBy(accepted, ({ recipient }) => recipient);
  const theirs = Map.groupBy(received, ({ recipient }) => recipient);
  return [...theirs]
    .filter(([recipient, { length }]) => length > Math.max(1, ours.get(recipient)?.length ?? 0))
    .map(([recipient]) => recipient);
}

function findMissing(records: CampaignEmailRecords): string[] {
  const { people, campaigns, stored, received } = records;
  const [all, some] = campaigns;
  const ids = new Set(received.map(({ id }) => id));
  const byKey = new Map(stored.map((email) => [`${email.campaign} ${email.recipient}`, email]));
  const find = (campaign: string, { email }: PlannedPerson) => byKey.get(`${campaign} ${email}`);
  const findFaults = (campaign: string, other: string, person: PlannedPerson): string[] => {
    const own = find(campaign, person);
    const isInOrder =
      own?.providerId != null
        ? ids.has(own.providerId)
        : own !== undefined && hasReason(own, person, records, find(other, person));
    return isInOrder ? [] : [`${person.email}: ${own ? `${own.state} ${own.reason ?? ''}` : 'no row'}`.trim()];
  };
  const audience = people.filter(({ outcome }) => outcome !== 'suppressed');
  return audience.flatMap((person) => [
    ...findFaults(all, some, person),
    ...(person.isInBoth ? findFaults(some, all, person) : []),
  ]);
}

function hasReason(
  { recipient, state, reason }: StoredEmail,
  { outcome }: PlannedPerson,
  { unsubscribedAt, suppressedAt }: CampaignEmailRecords,
  other: StoredEmail | undefined,
): boolean {
  if (state === 'unknown') return true;
  if (state === 'failed') return outcome === 'rejected';
  if (state !== 'suppressed') return false;
  if (reason === 'held-back') return other !== undefined && other.attemptedAt !== null;
  if (reason === 'unsubscribed' || reason === 'muted') return unsubscribedAt.has(recipient);
  return reason === 'suppressed' && (suppressedAt.has(recipient) || outcome === 'bounced' || outcome === 'complained');
}

function findAttemptedAfter(accepted: readonly StoredEmail[], times: ReadonlyMap<string, number>): string[] {
  const isAfter = ({ recipient, attemptedAt }: StoredEmail) => (attemptedAt ?? 0) > (times.get(recipient) ?? Infinity);
  return accepted.filter(isAfter).map(({ recipient }) => recipient);
}

function findOverCap(accepted: readonly StoredEmail[]): string[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const byDay = Map.groupBy(
    accepted,
    ({ recipient, attemptedAt }) => `${recipient} on ${day.format(attemptedAt ?? 0)}`,
  );
  return [...byDay].filter(([, { length }]) => length > 1).map(([key]) => key);
}

function findDifferences(accepted: readonly StoredEmail[], received: readonly ReceivedEmail[]): string[] {
  const ours = new Set(accepted.map(({ providerId, recipient }) => `${recipient} ${providerId}`));
  const theirs = new Set(received.map(({ id, recipient }) => `${recipient} ${id}`));
  return [...[...ours].filter((key) => !theirs.has(key)), ...[...theirs].filter((key) => !ours.has(key))];
}

function findWrongStates(people: readonly PlannedPerson[], accepted: readonly StoredEmail[]): string[] {
  const outcomes = new Map(people.map(({ email, outcome }) => [email, outcome]));
  return accepted
    .filter(({ recipient, state }) => state !== outcomes.get(recipient))
    .map(({ recipient, state }) => `${recipient}: ${state}`);
}

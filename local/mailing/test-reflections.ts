import { setTimeout as delay } from 'node:timers/promises';
import { requestJson } from '../run/http-client.ts';
import { printLine } from '../run/product.ts';
import { SeededRandom } from '../faults/seeded-random.ts';
import { type Guarantee, toGuarantee } from './check-campaign-emails.ts';
import { checkReflectionEmails, findSlots, instituteZone, type ReflectionSlot } from './check-reflection-emails.ts';
import { type KillCounts, type KillPlan, killProcesses, setFaults } from './faults.ts';
import { computeCpuMsPerEmail, measureIdleMb, sampleWorkers } from './load.ts';
import { type MailingProduct, waitUntilQuiet } from './product.ts';
import { readReceivedEmails } from './read-emails.ts';
import type { Figure } from './report.ts';

interface ReflectionTestOptions {
  people: number;
  seed: number;
  plan: KillPlan;
  withinMs: number;
}

interface SeededPerson {
  id: string;
  email: string;
  zone: string | null;
}

/** Hours from 7:00 in the zone UTC+14 to 7:00 in the zone UTC-12. */
const hours = 26;
/** The clock also moves between the steps, so the last step can pass the planned end. */
const hoursAfterEnd = 2;
const stepMinutes = 15;
const latencyMs = 100;
const chunkSize = 10_000;
/** Share of the day in which the kills begin. The rest of the day is for late kills. */
const killShare = 0.9;
const unknownShare = 0.3;
/** With fewer people, most time zones have only one batch of emails. */
const peopleOfGroups = 20_000;
const pollMs = 300;

export async function testReflections(
  product: MailingProduct,
  { people: count, seed, plan, withinMs }: ReflectionTestOptions,
): Promise<{ guarantees: Guarantee[]; figures: Figure[] }> {
  await waitUntilQuiet(product);
  const start = await moveClock(product, 0);
  const slots = findSlots(listZones(start), start, hours + hoursAfterEnd);
  const people = planPeople(count, seed, [...slots.keys()]);
  await seedReflectionPeople(product, people, slots);
  const idleMb = measureIdleMb(product);
  await setFaults(product, latencyMs);
  const begun = Date.now();
  const day: Day = { share: 0, isSending: false, isOver: false };
  const isOver = () => day.isOver;
  const chance = new SeededRandom(seed, 'kills');
  const killAt = planKills(plan.kills, chance);
  // A small time zone has only one batch, so a kill must not wait for two open batches.
  const leastHeld = people.length < peopleOfGroups ? 1 : 2;
  const mayKill = (kills: number) => day.isSending && day.share >= (killAt[kills] ?? 0);
  const [end, kills, load] = await Promise.all([
    moveThroughDay(product, day, withinMs).finally(() => (day.isOver = true)),
    killProcesses({ product, plan, chance, latencyMs, isOver, mayKill, leastHeld }),
    sampleWorkers(product, idleMb, isOver),
  ]);
  const stored = await product.query<{ recipient: string; day: string; state: string; id: string | null; at: Date }>(
    `select recipient, facts ->> 'day' as day, state, provider_id as id, created_at as at
     from email_message where kind = 'daily-reflection' and recipient like $1`,
    [`%@${toDomain(seed)}`],
  );
  const received = (await readReceivedEmails(product)).filter(({ recipient }) =>
    recipient.endsWith(`@${toDomain(seed)}`),
  );
  return {
    guarantees: [...checkReflectionEmails({ people, slots, end, stored, received }), countMissingKills(plan, kills)],
    figures: [
      ['people', String(people.length)],
      ['time zones', String(slots.size)],
      ['emails that the mailbox received', String(received.length)],
      ['kills of workers', `${kills.kills}, ${kills.between} between response and commit`],
      ['kills of PostgreSQL', String(kills.postgres)],
      ['seconds of sending', ((Date.now() - begun) / 1000).toFixed(0)],
      ['slowness of the machine', load.slowness.toFixed(1)],
      ['memory of a worker', `${load.memoryMb} MB, at rest ${idleMb} MB`],
      ['worker time per email', `${computeCpuMsPerEmail(load, stored.length)} ms`],
    ],
  };
}

interface Day {
  /** Share of the day that is over. */
  share: number;
  isSending: boolean;
  isOver: boolean;
}

/** Returns the share of the day after which each kill follows, so that the kills are spread over the day. */
const planKills = (kills: number, chance: SeededRandom): number[] =>
  Array.from({ length: kills }, () => chance.nextFraction() * killShare).toSorted((one, other) => one - other);

const countMissingKills = (plan: KillPlan, kills: KillCounts): Guarantee =>
  toGuarantee('planned kills that did not happen (run it again)', [
    ...Array<string>(Math.max(0, plan.kills - kills.kills)).fill('of a worker'),
    ...Array<string>(Math.max(0, plan.betweenResponseAndCommit - kills.between)).fill('between response and commit'),
    ...Array<string>(Math.max(0, plan.postgresKills - kills.postgres)).fill('of PostgreSQL'),
  ]);

/** Returns one zone for each offset from UTC that is in use. */
function listZones(at: Date): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const byOffset = Map.groupBy(zones, (timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(at).split(' ').at(-1),
  );
  return [...byOffset.values()].flatMap(([zone]) => zone ?? []);
}

const toDomain = (seed: number): string => `reflections-${seed}.example`;

function planPeople(count: number, seed: number, zones: readonly string[]): SeededPerson[] {
  const chance = new SeededRandom(seed, 'zones');
  return Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-9000-${(at + 1).toString(16).padStart(12, '0')}`,
    email: `${at + 1}@${toDomain(seed)}`,
    zone: chance.nextBoolean(unknownShare) ? null : chance.pickOne(zones),
  }));
}

async function seedReflectionPeople(
  { query }: MailingProduct,
  people: readonly SeededPerson[],
  slots: ReadonlyMap<string, readonly ReflectionSlot[]>,
): Promise<void> {
  for (let from = 0; from < people.length; from += chunkSize) {
    const rows = people.slice(from, from + chunkSize).map((person) => {
      const [first] = slots.get(person.zone ?? instituteZone) ?? [];
      if (!first) throw new Error(`${person.zone} has no morning`);
      return { ...person, day: first.day, at: first.at };
    });
    await query(
      `with added as (
         insert into email_subscriber (id, email, source, subscribed_at, confirmed_at, reflections, time_zone,
           reflection_at, last_reflection_day)
         select id, email, 'mailing-test', now() - interval '90 days', now() - interval '90 days', 'daily', zone,
           at, day - 1
         from jsonb_to_recordset($1::jsonb) as p(id uuid, email text, zone text, day date, at timestamptz)
         returning id, email
       )
       insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
       select a.email, a.id, purpose, true, 'before-ledger', t.id, now() - interval '90 days'
       from added a, consent_text t, unnest(array['newsletter', 'reflection']) purpose where t.name = 'before-ledger'`,
      [JSON.stringify(rows)],
    );
  }
  await query('analyze email_subscriber, consent_record');
}

async function moveThroughDay(product: MailingProduct, day: Day, withinMs: number): Promise<Date> {
  let now = await moveClock(product, 0);
  const dayMs = hours * 3_600_000;
  const end = new Date(now.getTime() + dayMs);
  while (now < end) {
    now = await moveClock(product, stepMinutes);
    day.share = 1 - (end.getTime() - now.getTime()) / dayMs;
    await waitUntilSent(product, day, now, Date.now() + withinMs);
    day.isSending = false;
    if (now.getUTCMinutes() < stepMinutes) printLine(`${now.toISOString().slice(11, 16)} UTC`);
  }
  return now;
}

async function waitUntilSent({ query }: MailingProduct, day: Day, now: Date, until: number): Promise<void> {
  for (; Date.now() < until; await delay(pollMs)) {
    const open = await query(
      `select 1 from email_subscriber where reflection_at <= $1::timestamptz
       union all select 1 from email_message where kind = 'daily-reflection' and state in ('queued', 'sending') limit 1`,
      [now],
    );
    if (open.length === 0) return;
    day.isSending = true;
  }
}

async function moveClock({ stripeUrl }: MailingProduct, minutes: number): Promise<Date> {
  const body = { advance: `${minutes}m` };
  return new Date((await requestJson<{ now: string }>({ method: 'POST', url: `${stripeUrl}/_/clock`, body })).now);
}

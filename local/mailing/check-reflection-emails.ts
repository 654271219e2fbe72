import { type Guarantee, type ReceivedEmail, toGuarantee } from './check-campaign-emails.ts';

/** The moment 7:00 on one day in one time zone. */
export interface ReflectionSlot {
  day: string;
  at: Date;
}

interface ReflectionEmailRecords {
  people: readonly { email: string; zone: string | null }[];
  slots: ReadonlyMap<string, readonly ReflectionSlot[]>;
  end: Date;
  stored: readonly { recipient: string; day: string; state: string; id: string | null; at: Date }[];
  received: readonly ReceivedEmail[];
}

/** People without a known zone get this zone. */
export const instituteZone = 'America/New_York';
/** The clock moves in steps of 15 minutes, and the schedule needs some time on a busy machine. */
const maxDelayMs = 40 * 60_000;
const hourMs = 3_600_000;

/** This function uses no code of the product, so that the test finds errors in that code. */
export function findSlots(zones: readonly string[], start: Date, hours: number): Map<string, ReflectionSlot[]> {
  const bySlots = new Map<string, ReflectionSlot[]>();
  for (const zone of new Set([...zones, instituteZone])) {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const slots: ReflectionSlot[] = [];
    const first = Math.ceil(start.getTime() / 60_000) * 60_000;
    for (let at = first; at <= start.getTime() + hours * hourMs; at += 60_000) {
      const [day = '', time] = format.format(at).split(' ');
      if (time === '07:00') slots.push({ day, at: new Date(at) });
    }
    bySlots.set(zone, slots);
  }
  return bySlots;
}

export function checkReflectionEmails({ people, slots, end, stored, received }: ReflectionEmailRecords): Guarantee[] {
  const own = Map.groupBy(stored, ({ recipient }) => recipient);
  const slotsOf = ({ zone }: { zone: string | null }) => slots.get(zone ?? instituteZone) ?? [];
  const missing: string[] = [];
  const late: string[] = [];
  for (const person of people) {
    const due = slotsOf(person).filter(({ at }) => at <= end);
    const emails = own.get(person.email) ?? [];
    const days = emails.map(({ day }) => day).toSorted();
    if (days.join() !== due.map(({ day }) => day).join())
      missing.push(`${person.email} in ${person.zone}: ${days.join(' and ') || 'none'}`);
    for (const { day, at } of emails) {
      const slot = due.find((one) => one.day === day);
      const delayMs = slot ? at.getTime() - slot.at.getTime() : Infinity;
      if (delayMs < 0 || delayMs > maxDelayMs) late.push(`${person.email} in ${person.zone}: ${at.toISOString()}`);
    }
  }
  const inMailbox = new Set(received.map(({ id }) => id));
  const known = new Set(stored.map(({ id }) => id));
  return [
    toGuarantee('people without exactly one email for each morning', missing),
    toGuarantee('emails at another time than 7:00 in the zone of the person', late),
    toGuarantee(
      'emails that were not sent',
      stored.filter(({ id }) => id === null).map(({ recipient, state }) => `${recipient}: ${state}`),
    ),
    toGuarantee(
      'emails that only the mailbox has',
      received.flatMap(({ id }) => (known.has(id) ? [] : id)),
    ),
    toGuarantee(
      'emails that only the product has',
      stored.flatMap(({ id }) => (id === null || inMailbox.has(id) ? [] : id)),
    ),
  ];
}

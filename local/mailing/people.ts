/** The same seed gives the same people and outcomes. */
import { SeededRandom } from '../faults/seeded-random.ts';

export type PlannedOutcome = 'delivered' | 'bounced' | 'complained' | 'rejected' | 'suppressed';

export interface PlannedPerson {
  id: string;
  email: string;
  firstName: string | null;
  outcome: PlannedOutcome;
  isInBoth: boolean;
  meanwhile: 'unsubscribes' | 'suppressed' | undefined;
}

const firstNames = ['Amara', 'Jonas', 'Priya', '<b>Luca</b>', 'O’Neil & "Sons"', null];
/** A cluster of complaints would pause the campaign, so complaints are spread evenly. */
const emailsPerComplaint = 2500;
const emailsPerRejection = 1000;
const maxRejections = 10;

export function planPeople(count: number, seed: number): PlannedPerson[] {
  const chance = new SeededRandom(seed, 'people');
  return Array.from({ length: count }, (_, at): PlannedPerson => {
    const luck = chance.nextFraction();
    const outcome = pickOutcome(at, luck);
    return {
      id: toId(at + 1),
      email: toEmail(at + 1, outcome, seed),
      firstName: chance.pickOne(firstNames),
      outcome,
      isInBoth: chance.nextBoolean(0.05),
      meanwhile: outcome === 'delivered' ? pickEvent(luck) : undefined,
    };
  });
}

function pickOutcome(at: number, luck: number): PlannedOutcome {
  if (at % emailsPerComplaint === emailsPerComplaint / 2) return 'complained';
  if (at % emailsPerRejection === emailsPerRejection / 4 && at < emailsPerRejection * maxRejections) return 'rejected';
  if (luck < 0.01) return 'bounced';
  return luck < 0.015 ? 'suppressed' : 'delivered';
}

const pickEvent = (luck: number): PlannedPerson['meanwhile'] =>
  luck > 0.98 ? 'unsubscribes' : luck > 0.97 ? 'suppressed' : undefined;

const toId = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Like Resend, the local mailbox bounces emails to bounced+...@resend.dev, and reports those to complained+... as spam. */
const toEmail = (number: number, outcome: PlannedOutcome, seed: number): string =>
  outcome === 'bounced' || outcome === 'complained'
    ? `${outcome}+${seed}-${number}@resend.dev`
    : `${number}@mailing-${seed}.example`;

import { Injectable } from '@nestjs/common';
import { reaches } from '../../../../kernel/tier.ts';
import { Database } from '../../../../platform/database/database.ts';
import { EventDates, type HeldDate, type KnownEvent } from '../../../content/index.ts';
import { EntitlementOf } from '../../../membership/index.ts';
import { Rsvp } from '../../domain/rsvp.entity.ts';

interface Asked {
  readonly userId: string | null;
  readonly eventId: string;
  readonly knownAs: string;
}

/** What a message about a date may say at the moment it is sent. The way into the room is never a part of it. */
export type DateToTell = Pick<KnownEvent, 'title' | 'slug' | 'zone' | 'isVirtual' | 'location'> &
  Pick<HeldDate, 'startsAt' | 'endsAt' | 'isCancelled' | 'note' | 'sequence'>;

/** A date for whoever said that they come, if they still do and still may. */
@Injectable()
export class ReadDateToTell {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly entitlement: EntitlementOf,
  ) {}

  async read({ userId, eventId, knownAs }: Asked): Promise<DateToTell | undefined> {
    const [event, { tier }] = await Promise.all([this.dates.find(eventId), this.entitlement.read(userId ?? undefined)]);
    if (!event || !userId || !reaches(tier, event.visibilityTier)) return undefined;
    const date = this.dates.dateKnownAs(event, new Date(knownAs));
    if (!date || !(await this.isMeant(userId, eventId, date))) return undefined;
    const { title, slug, zone, isVirtual, location } = event;
    const { startsAt, endsAt, isCancelled, note, sequence } = date;
    return { title, slug, zone, isVirtual, location, startsAt, endsAt, isCancelled, note, sequence };
  }

  private async isMeant(userId: string, eventId: string, { knownAs }: HeldDate): Promise<boolean> {
    const answers = await this.database.em().find(Rsvp, { userId, eventId, $or: [{ knownAs }, { knownAs: null }] });
    const own = answers.find((answer) => answer.knownAs !== null);
    return (own ?? answers[0] ?? { state: 'not-coming' }).state !== 'not-coming';
  }
}

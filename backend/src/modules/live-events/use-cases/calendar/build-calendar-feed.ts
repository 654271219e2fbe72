import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { CalendarWriter, EventDates } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { CalendarNotFound } from '../../domain/errors.ts';
import { ManageCalendarUrls } from './calendar-urls.ts';

const dayMs = 86_400_000;
const daysBefore = 60;
const daysAhead = 730;

@Injectable()
export class BuildCalendarFeed {
  constructor(
    private readonly clock: Clock,
    private readonly addresses: ManageCalendarUrls,
    private readonly findUserById: FindUserById,
    private readonly entitlementOf: ReadEntitlement,
    private readonly dates: EventDates,
    private readonly calendar: CalendarWriter,
  ) {}

  async write(token: string): Promise<string> {
    const userId = await this.addresses.findOwner(token);
    const owner = userId && (await this.findUserById.find(userId));
    if (!owner || owner.isBanned) throw new CalendarNotFound();
    const now = this.clock.now().getTime();
    const [{ tier }, found] = await Promise.all([
      this.entitlementOf.read(owner.id),
      this.dates.listBetween(new Date(now - daysBefore * dayMs), new Date(now + daysAhead * dayMs)),
    ]);
    const open = found.filter(({ event, dates }) => dates.length > 0 && isTierAtLeast(tier, event.visibilityTier));
    return this.calendar.write(
      open.map(({ event }) => event),
      institute.name,
    );
  }
}

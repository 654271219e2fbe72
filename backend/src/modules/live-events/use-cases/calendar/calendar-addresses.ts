import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { bytesOf, idBytes, idOf, signToken, verifyToken } from '#kernel/signed-token.ts';
import { derivedKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { AccountTakenBack } from '#modules/auth/index.ts';
import { CalendarAddress } from '../../domain/calendar-address.entity.ts';
import type { CalendarAddressView } from './calendar-address.view.ts';

/** The addresses of people's calendars, each made of its row by a key from AUTH_JWKS. */
@Injectable()
export class CalendarAddresses {
  private readonly keys: DerivedKeys;

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.keys = derivedKeys(settings, 'calendar');
  }

  /** The address of a person; the first asking makes it. */
  async read(userId: string): Promise<CalendarAddressView> {
    return (await this.find(userId)) ?? this.make(userId, 'ignore');
  }

  /** Another address; the former one leads nowhere from now on. */
  renew(userId: string): Promise<CalendarAddressView> {
    return this.make(userId, 'merge');
  }

  async find(userId: string): Promise<CalendarAddressView | null> {
    const address = await this.database.em().findOne(CalendarAddress, { userId });
    return address && this.viewOf(address);
  }

  /** Whose calendar a token opens; undefined for one that is wrong, or was renewed. */
  async ownerOf(token: string): Promise<string | undefined> {
    const nonce = verifyToken(token, idBytes, this.keys.all);
    const address = nonce && (await this.database.em().findOne(CalendarAddress, { nonce: idOf(nonce) }));
    return address?.userId;
  }

  @ReactsTo([AccountTakenBack], { name: 'RevokeCalendarWhenAccountTakenBack', queue: 'content' })
  revoke({ userId }: { userId: string }): Promise<void> {
    return this.forget(userId);
  }

  /** Safe to run any number of times. */
  async forget(userId: string): Promise<void> {
    await this.tx.run(({ em }) => em.nativeDelete(CalendarAddress, { userId }));
  }

  private make(userId: string, onConflictAction: 'ignore' | 'merge'): Promise<CalendarAddressView> {
    return this.tx.run(async ({ em }) => {
      const made = { userId, nonce: randomUUID(), madeAt: this.clock.now() };
      await em.upsert(CalendarAddress, made, { onConflictFields: ['userId'], onConflictAction });
      return this.viewOf(await em.findOneOrFail(CalendarAddress, { userId }, { refresh: true }));
    });
  }

  private viewOf({ nonce, madeAt }: CalendarAddress): CalendarAddressView {
    const token = signToken(bytesOf(nonce), this.keys.sealing);
    return { url: `${this.settings.siteOrigin}/calendar/${token}.ics`, madeAt: madeAt.toISOString() };
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { uuidToBytes, uuidByteLength, bytesToUuid, signToken, verifyToken } from '#kernel/signed-token.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { AccountRecoveredByOwner } from '#modules/auth/index.ts';
import { CalendarUrl } from '../../domain/calendar-url.entity.ts';
import type { CalendarUrlView } from './calendar-url.view.ts';

@Injectable()
export class ManageCalendarUrls {
  private readonly keys: DerivedKeys;

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.keys = deriveSigningKeys(settings, 'calendar');
  }

  async read(userId: string): Promise<CalendarUrlView> {
    return (await this.find(userId)) ?? this.save(userId, 'ignore');
  }

  renew(userId: string): Promise<CalendarUrlView> {
    return this.save(userId, 'merge');
  }

  async find(userId: string): Promise<CalendarUrlView | null> {
    const address = await this.database.em().findOne(CalendarUrl, { userId });
    return address && this.toView(address);
  }

  async findOwner(token: string): Promise<string | undefined> {
    const nonce = verifyToken(token, uuidByteLength, this.keys.all);
    const address = nonce && (await this.database.em().findOne(CalendarUrl, { nonce: bytesToUuid(nonce) }));
    return address?.userId;
  }

  @ReactsTo([AccountRecoveredByOwner], { name: 'RevokeCalendarWhenAccountTakenBack', queue: 'content' })
  revoke({ userId }: { userId: string }): Promise<void> {
    return this.forget(userId);
  }

  async forget(userId: string): Promise<void> {
    await this.tx.run(({ em }) => em.nativeDelete(CalendarUrl, { userId }));
  }

  private save(userId: string, onConflictAction: 'ignore' | 'merge'): Promise<CalendarUrlView> {
    return this.tx.run(async ({ em }) => {
      const made = { userId, nonce: randomUUID(), madeAt: this.clock.now() };
      await em.upsert(CalendarUrl, made, { onConflictFields: ['userId'], onConflictAction });
      return this.toView(await em.findOneOrFail(CalendarUrl, { userId }, { refresh: true }));
    });
  }

  private toView({ nonce, madeAt }: CalendarUrl): CalendarUrlView {
    const token = signToken(uuidToBytes(nonce), this.keys.signing);
    return { url: `${this.settings.siteOrigin}/calendar/${token}.ics`, madeAt: madeAt.toISOString() };
  }
}

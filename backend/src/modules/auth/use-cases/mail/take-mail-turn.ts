import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Settings } from '../../../../platform/config/settings.ts';
import { TooManyRequests } from '../../../../platform/http/problem.ts';
import { emailKey } from '../../domain/user.entity.ts';

/** This address was written to a moment ago. */
export class MailTooSoon extends TooManyRequests {
  override readonly code = 'over_email_send_rate_limit';
  override readonly message: string;
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds);
    this.message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  }
}

/**
 * Keeps anybody from pelting an address: one mail in AUTH_MAIL_SECONDS of those that need nothing but its name. Addresses
 * without an account are counted alike, so that the answer does not tell them apart.
 */
@Injectable()
export class TakeMailTurn {
  constructor(private readonly settings: Settings) {}

  /** Takes the address's turn. Throws MailTooSoon while the last one is too near. */
  async execute(em: EntityManager, email: string): Promise<void> {
    const seconds = await this.secondsToWait(em, email);
    if (seconds > 0) throw new MailTooSoon(seconds);
  }

  /** Takes the turn if it is there to be taken. */
  async tryTo(em: EntityManager, email: string): Promise<boolean> {
    return (await this.secondsToWait(em, email)) === 0;
  }

  private async secondsToWait(em: EntityManager, email: string): Promise<number> {
    const hash = createHash('sha256').update(emailKey(email)).digest('hex');
    const taken = await em.execute<object[]>(
      `insert into auth_mail_pause as pause (address_hash, asked_at) values (?, clock_timestamp())
       on conflict (address_hash) do update set asked_at = excluded.asked_at
         where pause.asked_at <= clock_timestamp() - make_interval(secs => ?)
       returning 1 as taken`,
      [hash, this.settings.authMailSeconds],
    );
    if (taken.length > 0) return 0;
    const [pause] = await em.execute<{ seconds: number }[]>(
      `select ceil(extract(epoch from asked_at - clock_timestamp()) + ?)::int as seconds
       from auth_mail_pause where address_hash = ?`,
      [this.settings.authMailSeconds, hash],
    );
    return Math.max(1, pause?.seconds ?? 1);
  }
}

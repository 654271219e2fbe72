import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Settings } from '#platform/config/settings.ts';
import { TooManyRequests } from '#platform/http/problem.ts';

export class EmailCooldownActive extends TooManyRequests {
  override readonly code = 'over_email_send_rate_limit';
  override readonly message: string;
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds);
    this.message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  }
}

/** Email addresses without an account count too, so that the response does not reveal accounts. */
@Injectable()
export class ThrottleEmail {
  constructor(private readonly settings: Settings) {}

  async throttle(em: EntityManager, email: string): Promise<void> {
    const seconds = await this.secondsToWait(em, email);
    if (seconds > 0) throw new EmailCooldownActive(seconds);
  }

  async tryThrottle(em: EntityManager, email: string): Promise<boolean> {
    return (await this.secondsToWait(em, email)) === 0;
  }

  private async secondsToWait(em: EntityManager, email: string): Promise<number> {
    const hash = createHash('sha256').update(normalizeEmail(email)).digest('hex');
    const taken = await em.execute<object[]>(
      `insert into auth_email_cooldown as cooldown (address_hash, asked_at) values (?, clock_timestamp())
       on conflict (address_hash) do update set asked_at = excluded.asked_at
         where cooldown.asked_at <= clock_timestamp() - make_interval(secs => ?)
       returning 1 as taken`,
      [hash, this.settings.authMailSeconds],
    );
    if (taken.length > 0) return 0;
    const [cooldown] = await em.execute<{ seconds: number }[]>(
      `select ceil(extract(epoch from asked_at - clock_timestamp()) + ?)::int as seconds
       from auth_email_cooldown where address_hash = ?`,
      [this.settings.authMailSeconds, hash],
    );
    return Math.max(1, cooldown?.seconds ?? 1);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { AccountEmailUnconfirmed } from '../../domain/errors.ts';
import { ChangePreferences, type WantedPreferences } from './change-preferences.ts';
import { lockSubscriber, ManageSubscriberPreferences, type ListPreferences } from './list-preferences.ts';
import { lockEmail } from './list-status.ts';
import { mailingHints, type AccountMailingView } from './list.view.ts';
import { createSubscriber } from './subscribe-email.ts';

@Injectable()
export class AccountMailingPreferences {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly users: FindUserById,
    private readonly preferences: ManageSubscriberPreferences,
    private readonly changePreferences: ChangePreferences,
  ) {}

  async read(userId: string): Promise<AccountMailingView> {
    const user = await this.users.find(userId);
    const email = normalizeEmail(user?.email ?? '');
    const mayChoose = user?.emailConfirmed ?? false;
    // An unconfirmed email address may belong to another person, so its data is not shown.
    const subscriber = mayChoose ? await this.database.em().findOne(EmailSubscriber, { email }) : null;
    return toView(subscriber ? await this.preferences.describe(subscriber) : { ...nothing, email }, mayChoose);
  }

  async save(userId: string, wanted: WantedPreferences): Promise<AccountMailingView> {
    const user = await this.users.find(userId);
    if (!user?.emailConfirmed) throw new AccountEmailUnconfirmed();
    const email = normalizeEmail(user.email);
    await this.tx.run(async ({ em }) => {
      await lockEmail(em, email);
      const known = await em.findOne(EmailSubscriber, { email });
      const { firstName, lastName } = user;
      const created = { email, firstName, lastName, source: 'account' };
      const subscriber = known
        ? await lockSubscriber(em, known.id)
        : em.create(EmailSubscriber, createSubscriber(created, this.clock.now()));
      if (subscriber) await this.changePreferences.change(subscriber, wanted, { form: 'account-page', userId });
    });
    return this.read(userId);
  }
}

const nothing = {
  newsletter: false,
  productNews: false,
  clickTracking: false,
  reflections: 'none' as const,
  timeZone: institute.timeZone,
  pausedUntil: null,
};

const toView = (
  { pausedUntil, ...choice }: Omit<ListPreferences, 'now' | 'isSubscribed'>,
  mayChoose: boolean,
): AccountMailingView => ({
  ...{ email: choice.email, mayChoose, newsletter: choice.newsletter, productNews: choice.productNews },
  ...{ clickTracking: choice.clickTracking, reflections: choice.reflections, timeZone: choice.timeZone },
  pausedUntil: pausedUntil?.toISOString() ?? null,
  hints: mailingHints,
});

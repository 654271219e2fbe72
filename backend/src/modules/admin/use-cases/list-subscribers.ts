import { Injectable } from '@nestjs/common';
import type { ListQuery } from '#platform/http/page.ts';
import { FindSubscribers, type Subscriber } from '#modules/mailing/index.ts';
import type { SubscriberPageView, SubscriberView } from './subscribers.view.ts';

@Injectable()
export class ListSubscribers {
  constructor(private readonly findSubscribers: FindSubscribers) {}

  async list(query: ListQuery): Promise<SubscriberPageView> {
    const { items, nextCursor } = await this.findSubscribers.find(query);
    return { items: items.map(toView), nextCursor };
  }
}

function toView({
  subscribedAt,
  confirmedAt,
  unsubscribedAt,
  lastEmailSentAt,
  ...subscriber
}: Subscriber): SubscriberView {
  return {
    ...subscriber,
    subscribedAt: subscribedAt.toISOString(),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    lastEmailSentAt: lastEmailSentAt?.toISOString() ?? null,
    ...(!confirmedAt && !unsubscribedAt && { awaitsConfirmation: true }),
  };
}

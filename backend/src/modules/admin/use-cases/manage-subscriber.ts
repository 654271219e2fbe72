import { Injectable } from '@nestjs/common';
import { ConsentReader, UnsubscribeByStaff } from '#modules/mailing/index.ts';
import { SubscriberNotFound } from '../domain/errors.ts';
import { toConsentView, type ConsentListView } from './consents.view.ts';

const maxEntries = 50;

@Injectable()
export class ManageSubscriber {
  constructor(
    private readonly consents: ConsentReader,
    private readonly unsubscribeByStaff: UnsubscribeByStaff,
  ) {}

  async listConsents(id: string): Promise<ConsentListView> {
    const entries = await this.consents.listOfSubscriber(id, maxEntries);
    return { items: entries.map(toConsentView) };
  }

  async unsubscribe(request: { id: string; actorId: string }): Promise<ConsentListView> {
    if (!(await this.unsubscribeByStaff.unsubscribe(request))) throw new SubscriberNotFound();
    return this.listConsents(request.id);
  }
}

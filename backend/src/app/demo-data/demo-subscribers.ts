import { Injectable } from '@nestjs/common';
import { AddSubscribers } from '#modules/mailing/index.ts';
import { demoPeople } from './people.ts';

const subscriberCount = 240;
const sources = ['footer', 'footer', 'resources', 'footer', 'book'];

/** The mailing list, as if it had grown over two years. Nobody is written to. */
@Injectable()
export class DemoSubscribers {
  constructor(private readonly addSubscribers: AddSubscribers) {}

  async seed(): Promise<string> {
    const people = demoPeople(subscriberCount, new Date(), 'reader');
    await this.addSubscribers.add(
      people.map(({ email, firstName, lastName, joinedAt }, at) => ({
        email,
        firstName,
        lastName,
        source: sources[at % sources.length] ?? 'footer',
        subscribedAt: joinedAt,
      })),
    );
    return `${subscriberCount} subscribers are there`;
  }
}

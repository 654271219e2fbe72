import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { addressBehind } from './address-behind.ts';
import { addressStanding } from './address-standing.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Whose letters a link is about. */
export interface LetterRecipient {
  readonly email: string;
  readonly hasLeft: boolean;
}

/** Tells what a link to stop letters is about, and changes nothing: mail scanners open every link. */
@Injectable()
export class ReadUnsubscribeLink {
  constructor(
    private readonly database: Database,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** Undefined for a link that is none of ours. */
  async execute({ token }: { token: string }): Promise<LetterRecipient | undefined> {
    const claim = this.links.read(token);
    const em = this.database.em();
    const email = claim && (await addressBehind(em, claim));
    if (!email) return undefined;
    const { wants } = await addressStanding(em, email);
    return { email, hasLeft: wants === 'no letters: left' || wants === 'no letters: suppressed' };
  }
}

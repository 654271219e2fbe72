import { Injectable } from '@nestjs/common';
import { renderMail, type MembershipLetterProps, type RenderedMail } from 'email-templates';
import { Settings } from '../../../platform/config/settings.ts';
import type { MailFacts, MembershipKind } from '../domain/email-message.entity.ts';
import type { Letter } from '../domain/letter.ts';
import { dayInWords } from './days.ts';
import { institute } from '../../../kernel/institute.ts';
import { defaultFirstName } from './default-first-name.ts';

interface MembershipMailToWrite {
  readonly kind: MembershipKind;
  readonly recipient: string;
  readonly firstName: string;
  readonly facts: MailFacts;
}

/** Writes a mail about a paid membership out: days in the institute's zone, money with its sign. */
@Injectable()
export class WriteMembershipLetter {
  constructor(private readonly settings: Settings) {}

  async execute({ kind, recipient, firstName, facts }: MembershipMailToWrite): Promise<Letter> {
    const { siteUrl, mailFrom: from } = this.settings;
    const shared = {
      recipient,
      firstName: firstName === defaultFirstName ? '' : firstName,
      siteUrl,
      siteName: institute.name,
      postalAddress: institute.postalAddress,
      plan: String(facts['plan'] ?? ''),
    };
    return { from, to: [recipient], ...(await write(kind, shared, facts)), headers: {} };
  }
}

function write(kind: MembershipKind, shared: MembershipLetterProps, facts: MailFacts): Promise<RenderedMail> {
  const amount = money(Number(facts['amountCents'] ?? 0));
  const date = facts['at'] ? dayInWords(String(facts['at'])) : '';
  switch (kind) {
    case 'membership-change': {
      const price = `${amount} ${facts['interval'] === 'annual' ? 'a year' : 'a month'}`;
      return renderMail(kind, { ...shared, today: String(facts['today'] ?? ''), price, date });
    }
    case 'membership-cancelled':
      return renderMail(kind, { ...shared, until: date });
    case 'membership-refunded':
      return renderMail(kind, { ...shared, amount, until: date });
    case 'membership-payment-failed':
      return renderMail(kind, { ...shared, stage: stageOf(facts['stage']), amount, until: date });
    case 'membership-refund-failed':
    case 'membership-disputed':
      return renderMail(kind, { ...shared, amount });
    case 'membership-unpaid':
      return renderMail(kind, { ...shared, mayStillBePaid: facts['mayStillBePaid'] === 1 });
    case 'membership-renewal':
      return renderMail(kind, { ...shared, amount, date });
  }
}

const stageOf = (stage: MailFacts[string] | undefined): 'first' | 'second' | 'last' =>
  stage === 'second' || stage === 'last' ? stage : 'first';

/** "$250", or "$12.50". */
const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

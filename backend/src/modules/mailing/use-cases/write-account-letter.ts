import { Injectable } from '@nestjs/common';
import { renderMail, type AccountLetterProps, type RenderedMail } from 'email-templates';
import type { WantedMail } from '../../auth/index.ts';
import { Settings } from '../../../platform/config/settings.ts';
import type { Letter } from '../domain/letter.ts';
import { spanInWords } from '../domain/span.ts';
import { dayInWords, momentInWords } from './days.ts';
import { institute } from '../../../kernel/institute.ts';

/** Writes a mail about an account out. The same mail gives the same bytes each time. */
@Injectable()
export class WriteAccountLetter {
  constructor(private readonly settings: Settings) {}

  async execute(mail: WantedMail): Promise<Letter> {
    const { siteUrl, mailFrom: from } = this.settings;
    const { recipient, firstName } = mail;
    const shared = { recipient, firstName, siteUrl, siteName: institute.name, postalAddress: institute.postalAddress };
    return { from, to: [recipient], ...(await write(mail, shared)), headers: {} };
  }
}

function write(mail: WantedMail, shared: AccountLetterProps): Promise<RenderedMail> {
  const { kind, newEmail, facts, link = '', code = '', lifetimes = { link: 0, code: 0 } } = mail;
  const spans = { linkGoodFor: spanInWords(lifetimes.link), codeGoodFor: spanInWords(lifetimes.code) };
  const asking = { ...shared, link, code, ...spans };
  const telling = { ...shared, when: momentInWords(mail.createdAt) };
  const fact = (name: string): string => facts[name] ?? '';
  switch (kind) {
    case 'confirm':
      return renderMail('auth-confirm', asking);
    case 'recovery':
      return renderMail('auth-recover', asking);
    case 'invite':
      return renderMail('auth-invite', asking);
    case 'magiclink':
    case 'reauthentication':
      return renderMail('auth-code', asking);
    case 'email-change-old':
      return renderMail('auth-email-change', { ...asking, newEmail, which: 'old' });
    case 'email-change-new':
      return renderMail('auth-email-change', { ...asking, newEmail, which: 'new' });
    case 'email-changed':
      return renderMail('auth-email-changed', { ...telling, newEmail });
    case 'password-changed':
      return renderMail('auth-password-changed', telling);
    case 'new-device':
      return renderMail('auth-new-device', { ...telling, device: fact('device'), address: fact('address') });
    case 'factor-changed':
      return renderMail('auth-factor-changed', {
        ...telling,
        factor: fact('factor'),
        change: changeOf(fact('change')),
      });
    case 'old-sign-in-used':
      return renderMail('auth-old-sign-in-used', { ...telling, device: fact('device'), address: fact('address') });
    case 'deletion-asked':
      return renderMail('auth-account-deletion', { ...telling, change: 'asked', day: dayInWords(fact('dueAt')) });
    case 'deletion-taken-back':
      return renderMail('auth-account-deletion', { ...telling, change: 'taken-back', day: '' });
  }
}

const changeOf = (change: string): 'added' | 'removed' | 'recovery-code-used' =>
  change === 'added' || change === 'recovery-code-used' ? change : 'removed';

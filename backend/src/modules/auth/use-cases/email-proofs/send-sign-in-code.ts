import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { CodeSignUpDisabled, PhoneDisabled } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import { RequestAccountEmail, type EmailRequestInput } from '../mail/request-account-email.ts';

interface SendCodeInput extends Omit<EmailRequestInput, 'kind' | 'email'> {
  readonly email: string | undefined;
  readonly createUser: boolean;
}

@Injectable()
export class SendSignInCode {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly requestAccountEmail: RequestAccountEmail,
  ) {}

  async send({ email, ...input }: SendCodeInput): Promise<void> {
    if (email === undefined) throw new PhoneDisabled();
    if (!input.createUser && this.settings.authOtpTellsUnknown) await this.rejectUnknownEmail(email);
    const createUser = input.createUser && this.settings.authSignup === 'open';
    await this.requestAccountEmail.request({ ...input, createUser, email, kind: 'code' });
  }

  private async rejectUnknownEmail(email: string): Promise<void> {
    const known = await this.database.em().count(User, { email: normalizeEmail(email) });
    if (known === 0) throw new CodeSignUpDisabled();
  }
}

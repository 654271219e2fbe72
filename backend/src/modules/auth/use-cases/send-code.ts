import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { CodeSignUpDisabled, PhoneDisabled } from '../domain/errors.ts';
import { User, emailKey } from '../domain/user.entity.ts';
import { AskForMail } from './ask-for-mail.ts';
import type { Challenge } from './challenge.ts';

interface SendCodeInput {
  /** Missing where a telephone number came instead. */
  readonly email: string | undefined;
  readonly createUser: boolean;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly redirectTo?: string | undefined;
  readonly challenge?: Challenge | undefined;
}

/** Mails a code and a link to sign in with. A new address gets an account, unless the caller wants none made. */
@Injectable()
export class SendCode {
  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly askForMail: AskForMail,
  ) {}

  async execute({ email, ...input }: SendCodeInput): Promise<void> {
    if (email === undefined) throw new PhoneDisabled();
    if (!input.createUser && this.settings.authOtpTellsUnknown) await this.refuseUnknown(email);
    await this.askForMail.execute({ ...input, email, wish: 'code' });
  }

  private async refuseUnknown(email: string): Promise<void> {
    const known = await this.database.em().count(User, { email: emailKey(email) });
    if (known === 0) throw new CodeSignUpDisabled();
  }
}

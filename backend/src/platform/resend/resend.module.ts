import { Global, Module } from '@nestjs/common';
import { Resend } from 'resend';
import { Settings } from '../config/settings.ts';

/** The only client of the email provider; only the mailing module uses it. */
@Global()
@Module({
  providers: [
    {
      provide: Resend,
      inject: [Settings],
      useFactory: (settings: Settings) =>
        new Resend(settings.resendApiKey, settings.resendBaseUrl ? { baseUrl: settings.resendBaseUrl } : {}),
    },
  ],
  exports: [Resend],
})
export class ResendModule {}

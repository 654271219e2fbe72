import type { Settings } from '#platform/config/settings.ts';
import type { EmailProvider } from './email-provider.ts';
import { ResendProvider } from './resend-provider.ts';
import { SmtpProvider } from './smtp-provider.ts';

export const createEmailProvider = ({ mailSmtpUrl, resendApiKey, resendBaseUrl }: Settings): EmailProvider =>
  mailSmtpUrl ? new SmtpProvider(mailSmtpUrl) : new ResendProvider(resendApiKey, resendBaseUrl);

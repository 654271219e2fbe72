import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { institute } from '#kernel/institute.ts';
import { notFoundError } from '#kernel/app-error.ts';
import { Settings } from '#platform/config/settings.ts';
import { RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { SigningKeys } from '../use-cases/tokens/signing-keys.ts';
import { PublicKeySetView, ServiceSettingsView, ServiceInfoView } from './service.view.ts';

class SingleSignOnDisabled extends notFoundError('saml_provider_disabled', 'SAML 2.0 is disabled') {}

@Controller('api/auth')
export class ServiceController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly options: Settings,
  ) {}

  /** Returns the public keys that verify access tokens. */
  @Get('.well-known/jwks.json')
  @RequiresPermission('anyone')
  @Header('Cache-Control', 'public, max-age=600')
  publicKeys(): PublicKeySetView {
    return { keys: this.keys.all.map(({ published }) => published) };
  }

  /** Returns the name and version of the service. */
  @Get('health')
  @RequiresPermission('anyone')
  health(): ServiceInfoView {
    return { version: '1', name: 'auth', description: `Accounts and sessions of the ${institute.name}` };
  }

  /** Returns the settings of the auth module that clients need. */
  @Get('settings')
  @AllowedInPreview()
  @RequiresPermission('anyone')
  settings(): ServiceSettingsView {
    return {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: this.options.authSignup === 'closed',
      mailer_autoconfirm: this.options.authConfirm !== 'first',
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      staff_second_factor: this.options.staffNeedFactor,
      names_required: this.options.authNamesRequired,
      password_min: this.options.authPasswordMin,
    };
  }

  /** Single sign-on is not supported: always returns 404. */
  @Post('sso')
  @HttpCode(404)
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitSso', windowSeconds: 300, per: 'ip' })
  singleSignOn(): never {
    throw new SingleSignOnDisabled();
  }
}

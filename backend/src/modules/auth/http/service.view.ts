export class PublicKeyView {
  kty?: string;
  crv?: string;
  x?: string;
  y?: string;
  n?: string;
  e?: string;
  kid!: string;
  alg!: string;
  use!: 'sig';
  key_ops!: string[];
}

export class PublicKeySetView {
  keys!: PublicKeyView[];
}

export class ServiceInfoView {
  version!: string;
  name!: string;
  description!: string;
}

export class SignInProvidersView {
  email!: boolean;
  phone!: boolean;
  anonymous_users!: boolean;
}

export class ServiceSettingsView {
  external!: SignInProvidersView;
  disable_signup!: boolean;
  /** True: sign-up signs the user in immediately. */
  mailer_autoconfirm!: boolean;
  phone_autoconfirm!: boolean;
  sms_provider!: string;
  saml_enabled!: boolean;
  /** True: staff need a second factor to change data. */
  staff_second_factor!: boolean;
  /** True: sign-up with a password requires a first and a last name. */
  names_required!: boolean;
  /** Minimum length of a new password in characters. */
  password_min!: number;
}

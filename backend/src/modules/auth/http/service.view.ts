/** A public key, as RFC 7517 writes it. */
export class KeyView {
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

export class KeySetView {
  keys!: KeyView[];
}

export class ServiceView {
  version!: string;
  name!: string;
  description!: string;
}

export class ProvidersView {
  email!: boolean;
  phone!: boolean;
  anonymous_users!: boolean;
}

/** What the service offers. */
export class ServiceSettingsView {
  external!: ProvidersView;
  disable_signup!: boolean;
  /** True: signing up signs in at once. */
  mailer_autoconfirm!: boolean;
  phone_autoconfirm!: boolean;
  sms_provider!: string;
  saml_enabled!: boolean;
  /** True: staff write with a second factor only. */
  staff_second_factor!: boolean;
  /** True: an account needs a first and a last name. */
  names_required!: boolean;
  /** How many characters a new password has at least. */
  password_min!: number;
}

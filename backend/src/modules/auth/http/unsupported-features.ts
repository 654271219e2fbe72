export const authPathPrefix = '/api/auth/';

interface UnsupportedFeature {
  readonly path: RegExp;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const unsupportedFeatures: readonly UnsupportedFeature[] = [
  {
    path: /^user\/identities\//,
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
  },
  { path: /^authorize$/, status: 400, code: 'provider_disabled', message: 'Provider is not enabled' },
  {
    path: /^(admin\/users\/[^/]+\/)?passkeys(\/|$)/,
    status: 404,
    code: 'passkey_disabled',
    message: 'Passkeys are disabled',
  },
  {
    path: /^((admin|user)\/)?oauth\//,
    status: 404,
    code: 'feature_disabled',
    message: 'The OAuth server is disabled',
  },
];

export const findUnsupportedFeature = (path: string): UnsupportedFeature | undefined =>
  unsupportedFeatures.find((one) => one.path.test(path.slice(authPathPrefix.length)));

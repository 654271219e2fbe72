/** Below this path the sessions' protocol is spoken, errors included. */
export const authPath = '/api/auth/';

interface NotOffered {
  readonly path: RegExp;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What the protocol has and this product has not, with the words by which its client tells that from a mistake. */
const notOffered: readonly NotOffered[] = [
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
    message: 'This is no server for sign-ins elsewhere',
  },
];

/** What an address stands for at which there is nothing; undefined where the protocol has nothing there either. */
export const notOfferedAt = (path: string): NotOffered | undefined =>
  notOffered.find((one) => one.path.test(path.slice(authPath.length)));

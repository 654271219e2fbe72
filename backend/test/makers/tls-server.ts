import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Self-signed for localhost, valid until 3 February 2098. No other place uses this key. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUSFTKSvCCI3g2BQvKZs0+L7PzgWIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODEzMDc1M1oYDzIwOTgwMjAz
MTMwNzUzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATgwVNPshHs43hHaaDJrvgdD14hbbgWTrwbfH8KRCqnQY/q/5IPyK9s
m02gYcbj92AipMgkHvtzFO8XWVjtWKQyo1MwUTAdBgNVHQ4EFgQU/I6z4sL9PBUF
waxszExo15xzHmowHwYDVR0jBBgwFoAU/I6z4sL9PBUFwaxszExo15xzHmowDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAyOinSGFnUuw7uAzclJwxp
c/Fwt28zcD4lFbvqpecGeQIhAP7lCiZA0FWC2bu9RiRR76t4Zh8hksslhRDCbqEr
2Hw+
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgOZJKsXrFuFLz/+ke
zV9TyWpVONoc5tSL2nkqXxFBVcqhRANCAATgwVNPshHs43hHaaDJrvgdD14hbbgW
TrwbfH8KRCqnQY/q/5IPyK9sm02gYcbj92AipMgkHvtzFO8XWVjtWKQy
-----END PRIVATE KEY-----`;

export async function startTlsServer(): Promise<{ url: string; close(): void }> {
  const server = createServer({ cert, key }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

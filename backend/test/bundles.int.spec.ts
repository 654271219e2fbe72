import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the browser is sent; `npm test` builds it first. */
const bundles = ['../../frontend-public/dist/client', '../../frontend-admin/dist'];
/** The names and the beginnings of what only the server, and services, may hold. */
const secrets = /service_role|supabase_admin|AUTH_(TRUSTED_)?JWKS|sk_(test|live)_|whsec_|\bre_local\b|PRIVATE KEY/;

describe.each(bundles)('what the browser is sent from %s', (bundle) => {
  it('holds no key of a service, and no secret', () => {
    const files = readdirSync(join(__dirname, bundle), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((name) => /\.(js|css|html|json|map)$/.test(name));
    expect(texts.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    const telling = texts.filter((name) => secrets.test(readFileSync(join(__dirname, bundle, name), 'utf8')));
    expect(telling).toEqual([]);
  });
});

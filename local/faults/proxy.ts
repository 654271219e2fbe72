/** nginx uses the settings of docs/operating-behind-a-proxy.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../run/find-program.ts';
import type { SupervisedPart } from '../run/supervisor.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';
import { repositoryFolder } from '../settings/settings.ts';

const document = 'docs/operating-behind-a-proxy.md';

export const findProxyObstacle = async (): Promise<string | undefined> =>
  findProgram('nginx') ? undefined : 'nginx is not installed';

export function createProxyPart(dataDir: string, port: number, upstreams: readonly string[]): SupervisedPart {
  const folder = join(dataDir, 'nginx');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, createConfiguration(folder, port, upstreams));
  return createChildProcessPart({
    name: 'proxy',
    command: findProgram('nginx') ?? 'nginx',
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    cwd: folder,
    environment: {},
    logFile: join(dataDir, 'logs', 'proxy.log'),
  });
}

function createConfiguration(folder: string, port: number, upstreams: readonly string[]): string {
  const text = readFileSync(join(repositoryFolder, document), 'utf8');
  const block = /```nginx\n([^]*?)```/.exec(text)?.[1];
  const options = /^ *server 127\.0\.0\.1:\d+ ?(.*;)$/m.exec(block ?? '')?.[1];
  if (block === undefined || options === undefined) throw new Error(`${document} has no configuration of nginx.`);
  const servers = upstreams.map((url) => `  server ${new URL(url).host} ${options}`);
  const [first = '', ...rest] = block.split(/^ *server 127.*\n/m);
  const site = `${first}${servers.join('\n')}\n${rest.join('')}`;
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
access_log off;
error_log stderr error;
${places.map((place) => `${place}_temp_path ${folder};`).join('\n')}
${site.replace(/^server \{/m, `server {\n  listen 127.0.0.1:${port};`)}
}
`;
}

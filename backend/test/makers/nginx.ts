import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from 'stand-ins/ports';
import { waitUntil } from '../until.ts';

/** Debian installs nginx in /usr/sbin, which a user's PATH does not contain. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

export class Nginx {
  static readonly isInstalled = spawnSync('nginx', ['-v'], { env }).status === 0;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(upstreams: readonly string[]): Promise<Nginx> {
    const port = await findFreePorts(1);
    const folder = mkdtempSync(join(tmpdir(), 'oneness-nginx-'));
    writeFileSync(join(folder, 'nginx.conf'), configuration(port, folder, upstreams));
    const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    return new Nginx(url, folder, child);
  }

  async end(): Promise<void> {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true });
  }
}

const configuration = (port: number, folder: string, upstreams: readonly string[]): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  error_log stderr crit;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  upstream oneness {
${upstreams.map((url) => `    server ${new URL(url).host} max_fails=0;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://oneness;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
    }
  }
}
`;

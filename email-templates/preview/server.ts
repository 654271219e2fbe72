/** `PREVIEW_PORT` (3008) and `HOST` (127.0.0.1) set the URL of the preview. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import {
  renderErrorPage,
  renderPreviewListPage,
  renderPreviewPage,
  renderPlainTextPage,
  type EmailPreview,
} from './pages.ts';

const root = join(import.meta.dirname, '..');
const pictures = join(root, '../frontend-public/public/mail');
const port = Number(process.env.PREVIEW_PORT ?? 3008);
const host = process.env.HOST ?? '127.0.0.1';

let samples: EmailPreview[] = [];
let buildError = '';
const openPages = new Set<ServerResponse>();

function rebuild(): void {
  try {
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'pipe' });
    const output = execFileSync(process.execPath, [join(import.meta.dirname, 'render-samples.ts')], {
      cwd: root,
      stdio: 'pipe',
    });
    samples = JSON.parse(output.toString()) as EmailPreview[];
    buildError = '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer | string; stderr?: Buffer | string };
    buildError = `${stdout}${stderr}` || String(error);
  }
  for (const page of openPages) page.write('data: reload\n\n');
}

const server = createServer((request, response) => {
  const [, view = '', name = ''] = new URL(request.url ?? '/', 'http://preview').pathname.split('/');
  if (view === 'changes') return follow(response);
  if (view === 'mail') return sendPicture(response, join(pictures, basename(name)));
  if (buildError !== '') return send(response, 500, renderErrorPage(buildError));
  if (view === '') return send(response, 200, renderPreviewListPage(samples));
  const sample = samples.find((mail) => mail.name === name);
  if (sample === undefined) return send(response, 404, renderErrorPage('There is no such mail.'));
  if (view === 'show') return send(response, 200, renderPreviewPage(sample));
  if (view === 'text') return send(response, 200, renderPlainTextPage(sample));
  return send(response, 200, sample.html.replaceAll(`${sample.siteUrl}/mail/`, '/mail/'));
});

function follow(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' }).flushHeaders();
  openPages.add(response);
  response.on('close', () => openPages.delete(response));
}

function sendPicture(response: ServerResponse, file: string): void {
  if (!existsSync(file)) return send(response, 404, renderErrorPage('There is no such picture.'));
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(readFileSync(file));
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

let pending: NodeJS.Timeout | undefined;
watch(join(root, 'src'), { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(rebuild, 80);
});

rebuild();
server.listen(port, host, () => console.log(`Mails on http://${host}:${port}`));

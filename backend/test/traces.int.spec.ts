import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startTracing } from '#platform/tracing/tracing.ts';
import { EmailSender } from '#modules/mailing/use-cases/emails/email-sender.ts';
import { waitUntil } from './until.ts';
import { World } from './world.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}
interface ExportRequest {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentSpanId = '00f067aa0ba902b7';

describe('traces', () => {
  const spans: Span[] = [];
  let collector: Server;
  let world: World;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        const received = (body as ExportRequest).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
        if (request.url === '/v1/traces') spans.push(...received.flatMap((scope) => scope.spans));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    await startTracing('api', { otelExporterOtlpEndpoint: endpoint });
    world = await World.start({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
  });
  afterAll(async () => {
    await world.close();
    collector.close();
  });

  it('continue from a request with the header traceparent to the jobs that send its email, without tokens, emails or error messages', async () => {
    const email = `traced-${crypto.randomUUID()}@example.org`;
    const headers = { 'content-type': 'application/json', traceparent: `00-${traceId}-${parentSpanId}-01` };
    const body = JSON.stringify({
      email,
      password: 'correct horse battery',
      data: { first_name: 'Noor', last_name: 'H' },
    });
    const sender = world.app.get(EmailSender, { strict: false });
    jest.spyOn(sender, 'send').mockRejectedValueOnce(new Error(`insert into email values ('${email}')`));
    const response = await fetch(`${world.url}/api/auth/signup`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    await waitUntil(async () => (await world.mail.sentTo(email)).length > 0);
    // A closing process sends its remaining spans.
    await world.close();
    const own = spans.filter((span) => span.traceId === traceId);
    const request = own.find(({ name }) => name === 'POST /api/auth/signup');
    expect(request?.parentSpanId).toBe(parentSpanId);
    expect(own.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^SendMailWhenQueuedIn-/)]),
    );
    expect(JSON.stringify(spans)).not.toMatch(/@example\.org|token=|correct horse/);
  });
});

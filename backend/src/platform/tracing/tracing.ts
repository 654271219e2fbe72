import { context, propagation, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { productVersion } from '../config/product-version.ts';
import type { Settings } from '../config/settings.ts';

const exportTimeoutMs = 5_000;

let stop: (() => Promise<void>) | undefined;

/** Call this function before the application is created. */
export async function startTracing(
  service: 'api' | 'worker',
  { otelExporterOtlpEndpoint: endpoint }: Pick<Settings, 'otelExporterOtlpEndpoint'>,
): Promise<void> {
  if (endpoint === undefined) return;
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, sdk, resources] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': `oneness-${service}`,
      'service.version': productVersion,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: removeErrorMessages(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  stop = () => provider.shutdown();
}

/** Error messages can contain emails, tokens and values of SQL statements. */
function removeErrorMessages(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) =>
          Object.create(span, { events: { value: [] }, status: { value: { code: span.status.code } } }),
        ),
        done,
      ),
    shutdown: () => exporter.shutdown(),
  };
}

export async function stopTracing(): Promise<void> {
  await stop?.().catch(() => undefined);
  stop = undefined;
}

/** Paths and queries can contain tokens, so a span has the route template. */
export async function traceRequests(fastify: FastifyInstance): Promise<void> {
  if (stop === undefined) return;
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');
  const instrumentation = new FastifyOtelInstrumentation({
    recordExceptions: false,
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: (span, { method, routeOptions, id }) => {
      const route = routeOptions.url ?? 'not found';
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'url.path': route, 'request.id': id });
    },
  });
  await fastify.register(instrumentation.plugin());
}

export function getTraceParent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

export function nameJobSpan(name: string, attributes: Record<string, string | number>): void {
  trace.getActiveSpan()?.updateName(name).setAttributes(attributes);
}

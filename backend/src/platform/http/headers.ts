import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { createHash } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Settings } from '../config/settings.ts';

const reportsPath = '/api/reports';
const reportsName = 'reports';

export interface PageCspSources {
  readonly inlineScripts?: readonly string[];
  readonly frames?: readonly string[];
}

export function buildContentSecurityPolicy(
  settings: Settings,
  { inlineScripts = [], frames = [] }: PageCspSources = {},
): string {
  const remote = settings.adminRemoteUrl ? [new URL(settings.adminRemoteUrl).origin] : [];
  const media = settings.mediaHosts.map((host) => `https://${host}`);
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", ...media],
    'script-src': ["'self'", ...hashes, ...remote],
    'style-src': ["'self'", "'unsafe-inline'", ...remote],
    'font-src': ["'self'", ...remote],
    'connect-src': ["'self'", ...remote],
    'frame-src': ["'self'", ...media, ...frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Browsers with `report-to` ignore `report-uri`.
    'report-uri': [reportsPath],
    'report-to': [reportsName],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export function createSecurityHeadersSetter(settings: Settings): (response: ServerResponse) => void {
  const policy = buildContentSecurityPolicy(settings);
  const protect = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: settings.production && { maxAge: 31_536_000, includeSubDomains: settings.hstsSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: false,
  });
  const emptyRequest = new IncomingMessage(new Socket());
  return (response) => {
    protect(emptyRequest, response, () => undefined);
    response.setHeader('content-security-policy', policy);
    response.setHeader('reporting-endpoints', `${reportsName}="${reportsPath}"`);
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  };
}

export async function registerSecurityHeaders(fastify: FastifyInstance, settings: Settings): Promise<void> {
  const protect = createSecurityHeadersSetter(settings);
  const admitted = settings.adminRemoteUrl ? [new URL(settings.adminRemoteUrl).origin] : [];
  await fastify.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && admitted.includes(origin)),
    exposedHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'Retry-After'],
    maxAge: 600,
  });
  fastify.addHook('onRequest', async (request, reply) => {
    protect(reply.raw);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

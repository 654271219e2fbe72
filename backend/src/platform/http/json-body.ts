import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { formContentType, getFormHandling } from './form.ts';

export const maxBodyBytes = 1024 * 1024;
const reportContentTypes = ['application/csp-report', 'application/reports+json'];
const maxReportBytes = 64 * 1024;
const maxDepth = 20;
const maxArrayLength = 1_000;

export class InvalidJsonBody extends Error {
  readonly statusCode = 400;
}

export const AcceptsReports = () => RouteConfig({ acceptsReports: true });

const acceptsReports = ({ routeOptions }: FastifyRequest): boolean =>
  Boolean((routeOptions.config as { acceptsReports?: boolean } | undefined)?.acceptsReports);

/** Rejects `__proto__` keys, more than 20 levels and arrays with over 1,000 items. */
export function registerBodyParsers(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  const parseJson: FastifyBodyParser<string | Buffer> = (request, body, done) => {
    const raw = body as Buffer;
    (request as FastifyRequest & { rawBody?: Buffer }).rawBody = raw;
    if (raw.length > maxReportBytes && acceptsReports(request))
      return done(Object.assign(new Error('The report is too large.'), { statusCode: 413 }));
    if (raw.length === 0) return done(null, {});
    return void parse(request, raw.toString('utf8'), (error: Error | null, value?: unknown) => {
      if (error) return done(Object.assign(error, { statusCode: 400 }));
      return isWithinLimits(value)
        ? done(null, value)
        : done(new InvalidJsonBody('The body is nested too deeply or contains a list that is too long.'));
    });
  };
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, parseJson);
  fastify.addContentTypeParser(
    reportContentTypes,
    { parseAs: 'buffer', bodyLimit: maxReportBytes },
    (request, body, done) => (acceptsReports(request) ? parseJson(request, body, done) : done(createTypeError())),
  );
  fastify.addContentTypeParser(
    [formContentType, 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (request, body, done) => {
      const use = getFormHandling(request);
      if (use === 'ignored') return done(null, {});
      if (use === 'fields' && request.headers['content-type']?.startsWith(formContentType))
        return done(null, parseFormFields(body as Buffer));
      return done(createTypeError());
    },
  );
  fastify.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
}

const createTypeError = () => Object.assign(new Error('Send the body as application/json.'), { statusCode: 415 });

const parseFormFields = (body: Buffer): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(body.toString('utf8'))].filter(([name]) => name !== '__proto__'));

function isWithinLimits(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= maxDepth || (Array.isArray(value) && value.length > maxArrayLength)) return false;
  return Object.values(value).every((part) => isWithinLimits(part, depth + 1));
}

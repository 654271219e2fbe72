import type { IncomingMessage, ServerResponse } from 'node:http';
import { PinoLogger } from 'nestjs-pino';
import { redactPath } from '../log/logged-path.ts';

type RootLogger = typeof PinoLogger.root;

const healthCheckPath = /^\/api\/health\//;
const filePath = /\.(css|ico|jpe?g|js|json|map|png|svg|webmanifest|webp|woff2)$/;

interface RequestLogOptions {
  /** Time of `performance.now()`, in ms. */
  readonly beganAt: number;
  readonly requestId: string | undefined;
  /** Node warns about more than ten listeners, so this callback shares the listener of the log. */
  readonly onClose: ((elapsedMs: number) => void) | undefined;
}

export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { beganAt, requestId, onClose }: RequestLogOptions,
): void {
  const { method, url = '/' } = request;
  response.on('close', () => {
    const elapsedMs = performance.now() - beganAt;
    onClose?.(elapsedMs);
    const path = redactPath(url);
    const { statusCode: status, writableFinished } = response;
    if (healthCheckPath.test(path) || (status < 400 && filePath.test(path) && !path.startsWith('/api/'))) return;
    findLog(PinoLogger.root)?.info({
      event: 'request.completed',
      requestId: requestId ?? response.getHeader('x-request-id'),
      method,
      path,
      ...(writableFinished ? { status } : { aborted: true }),
      durationMs: Math.round(elapsedMs),
    });
  });
}

const logs = new WeakMap<RootLogger, RootLogger>();

/** Returns a logger without redaction: no field of these lines can contain a secret, and redaction is slow. */
function findLog(root: RootLogger | undefined): RootLogger | undefined {
  if (root && !logs.has(root)) logs.set(root, root.child({ context: 'http' }, { redact: [] }));
  return root && logs.get(root);
}

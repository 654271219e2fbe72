import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Settings } from '../config/settings.ts';

/** Redacted in every log line. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  '*.password',
  '*.token',
  '*.access_token',
  '*.refresh_token',
];

/** Paths hold no secrets, but for the tokens of mail links and calendars, and whatever stands in a query. */
const withoutSecrets = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/(u|calendar)\/.+/, '/$1/…');

/** Nest logs each route and module at start; that is left out. */
const chatter = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** One JSON line an event; a request's lines share its id. Bodies are never logged. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        pinoHttp: {
          level: settings.logLevel,
          redact: { paths: secrets, censor: '…' },
          quietReqLogger: true,
          hooks: {
            logMethod(args, method, level) {
              const { context = '' } = (args[0] ?? {}) as { context?: string };
              if (level > 30 || !chatter.has(context)) method.apply(this, args);
            },
          },
          customAttributeKeys: { reqId: 'requestId' },
          autoLogging: { ignore: ({ url = '' }) => !url.startsWith('/api/') || url.startsWith('/api/health') },
          serializers: {
            req: ({ method, url }: { method: string; url: string }) => ({ method, path: withoutSecrets(url) }),
            res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
          },
        },
      }),
    }),
  ],
})
export class LogModule {}

import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { currentRequest } from '../audit/audit-log.ts';
import { Settings } from '../config/settings.ts';
import { LogOutput } from './log-output.ts';

/** Redacted in every log line. */
const secrets = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  '*.password',
  '*.token',
  '*.access_token',
  '*.refresh_token',
];

/** Nest logs each route and module at start; that is left out. */
const chatter = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

const stdout = new LogOutput(1);

/** One JSON line per event; lines written during a request carry its id. Bodies are never logged. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        // The server logs requests itself (http/request-log.ts): not all of them reach Nest.
        forRoutes: [],
        pinoHttp: [
          {
            level: settings.logLevel,
            redact: { paths: secrets, censor: '…' },
            mixin: () => ({ requestId: currentRequest()?.requestId }),
            hooks: {
              logMethod(args, method, level) {
                const { context = '' } = (args[0] ?? {}) as { context?: string };
                if (level > 30 || !chatter.has(context)) method.apply(this, args);
              },
            },
          },
          stdout,
        ],
      }),
    }),
  ],
})
export class LogModule {}

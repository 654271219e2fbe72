import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Settings } from '../config/settings.ts';
import { LogOutput } from './log-output.ts';
import { getRequestId } from './request-id.ts';

const redactedFields = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  '*.password',
  '*.token',
  '*.access_token',
  '*.refresh_token',
];

const skippedContexts = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

const stdout = new LogOutput(1);

/** Log lines never contain request bodies. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        // Not all requests reach Nest, so http/request-log.ts logs the requests.
        forRoutes: [],
        pinoHttp: [
          {
            level: settings.logLevel,
            redact: { paths: redactedFields, censor: '…' },
            mixin: () => ({ requestId: getRequestId() }),
            hooks: {
              logMethod(args, method, level) {
                const { context = '' } = (args[0] ?? {}) as { context?: string };
                if (level > 30 || !skippedContexts.has(context)) method.apply(this, args);
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

import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { LiveMessageSender, LiveTransport } from './live.ts';
import { LiveTopics } from './topics.ts';
import { SocketAuthenticator } from './socket-authenticator.ts';
import { PostgresTransport } from './postgres-transport.ts';
import { RedisTransport } from './redis-transport.ts';

@Global()
@Module({
  providers: [
    LiveMessageSender,
    LiveTopics,
    SocketAuthenticator,
    {
      provide: LiveTransport,
      inject: [Settings],
      useFactory: (settings: Settings) =>
        settings.redisUrl ? new RedisTransport(settings) : new PostgresTransport(settings),
    },
  ],
  exports: [LiveMessageSender, LiveTopics, SocketAuthenticator, LiveTransport],
})
export class LiveMessagesModule {}

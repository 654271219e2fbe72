import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Carrier } from './carrier.ts';
import { Live } from './live.ts';
import { LiveDoor } from './live-door.ts';
import { PostgresCarrier } from './postgres-carrier.ts';
import { RedisCarrier } from './redis-carrier.ts';

/** Telling open pages, from any process. The pages themselves are held by the api (live-gateway.module.ts). */
@Global()
@Module({
  providers: [
    Live,
    LiveDoor,
    {
      provide: Carrier,
      inject: [Settings],
      useFactory: ({ redisUrl, databaseUrl }: Settings) =>
        redisUrl ? new RedisCarrier(redisUrl) : new PostgresCarrier(databaseUrl),
    },
  ],
  exports: [Live, LiveDoor, Carrier],
})
export class LiveModule {}

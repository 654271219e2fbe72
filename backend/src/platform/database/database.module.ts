import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { outboxEntities } from '../outbox/outbox-message.entity.ts';
import { Database } from './database.ts';
import { DatabaseSize } from './database-size.ts';
import { createOrmOptions } from './orm-options.ts';
import { ReadReplica } from './read-replica.ts';
import { Transaction } from './transaction.ts';

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        ...createOrmOptions(settings),
        autoLoadEntities: true,
        registerRequestContext: false,
      }),
    }),
    MikroOrmModule.forFeature(outboxEntities),
  ],
  providers: [
    Transaction,
    Database,
    DatabaseSize,
    {
      provide: ReadReplica,
      inject: [Settings],
      useFactory: ({ databaseReadUrl }: Settings) => new ReadReplica(databaseReadUrl !== undefined),
    },
  ],
  exports: [Transaction, Database, DatabaseSize, ReadReplica, MikroOrmModule],
})
export class DatabaseModule {}

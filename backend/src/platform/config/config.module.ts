import { Global, Module } from '@nestjs/common';
import { Settings, readSettings } from './settings.ts';

/** The only reader of the environment. */
@Global()
@Module({
  providers: [{ provide: Settings, useFactory: () => readSettings() }],
  exports: [Settings],
})
export class ConfigModule {}

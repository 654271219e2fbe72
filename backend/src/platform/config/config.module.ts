import { Global, Module } from '@nestjs/common';
import { Settings, readSettings } from './settings.ts';

/** Only the folder platform/config reads environment variables. */
@Global()
@Module({
  providers: [{ provide: Settings, useFactory: () => readSettings() }],
  exports: [Settings],
})
export class ConfigModule {}

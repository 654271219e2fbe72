import { Global, Module } from '@nestjs/common';
import { Settings, readSettings } from './settings.ts';

@Global()
@Module({
  providers: [{ provide: Settings, useFactory: () => readSettings() }],
  exports: [Settings],
})
export class ConfigModule {}

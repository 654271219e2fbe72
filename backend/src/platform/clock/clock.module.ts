import { Global, Module } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { ProductClock } from './product-clock.ts';

@Global()
@Module({
  providers: [ProductClock, { provide: Clock, useExisting: ProductClock }],
  exports: [Clock, ProductClock],
})
export class ClockModule {}

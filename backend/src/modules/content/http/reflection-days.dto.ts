import { DayField } from '../kinds/reflection/kind.ts';

export class ReflectionDaysQuery {
  /** First day. */
  @DayField('From')
  from!: string;

  /** Last day. */
  @DayField('Until')
  until!: string;
}

import { ApiProperty } from '@nestjs/swagger';

const statuses = ['draft', 'scheduled', 'published', 'repeated'] as const;

export class ReflectionDayView {
  /** Day such as 2026-12-05. */
  day!: string;
  /** Id of the reflection. */
  id!: string;
  title!: string;
  /** Beginning of the text, without Markdown marks. */
  excerpt!: string;
  /** `repeated` means an older reflection, on a day that has no reflection of its own. */
  @ApiProperty({ enum: statuses, enumName: 'ReflectionDayStatus' })
  status!: (typeof statuses)[number];
}

export class ReflectionDaysView {
  /** Today at the institute. */
  today!: string;
  items!: ReflectionDayView[];
  /** Days of the next 30 that have no published or scheduled reflection of their own, earliest first. */
  emptyDays!: string[];
}

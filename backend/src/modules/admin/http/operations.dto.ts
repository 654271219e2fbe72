import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { queueNames, type QueueName } from '#platform/queue/queues.ts';

export class QueueDto {
  @ApiProperty({ enum: queueNames, enumName: 'QueueName' })
  @IsIn(queueNames, { message: 'Choose a queue' })
  queue!: QueueName;
}

export class HoldDto extends QueueDto {
  /** Minutes until the queue is released by itself, at most a week. */
  @IsInt({ message: 'Choose how long' })
  @Min(1, { message: 'Choose how long' })
  @Max(10_080, { message: 'Choose at most a week' })
  minutes: number = 60;
}

export class TaskDto extends QueueDto {
  /** Id of the task. */
  @Matches(/^[\w.-]{1,200}$/, { message: 'The task id is not valid' })
  id!: string;
}

export class RestoreDto {
  /** Name of a complete backup. */
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/, { message: 'Choose a backup' })
  backup!: string;

  /** Date of the backup in UTC, such as 2026-11-26. The administrator types this date to confirm the restore. */
  @IsString({ message: 'Type the date of the backup' })
  @MaxLength(20, { message: 'Type the date of the backup' })
  typed!: string;
}

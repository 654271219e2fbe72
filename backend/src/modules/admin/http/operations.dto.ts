import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { queueNames, type QueueName } from '#platform/queue/queues.ts';

export class QueueDto {
  @ApiProperty({ enum: queueNames, enumName: 'QueueName' })
  @IsIn(queueNames, { message: 'Choose a queue' })
  queue!: QueueName;
}

export class TaskDto extends QueueDto {
  /** Id of the task. */
  @Matches(/^[\w.-]{1,200}$/, { message: 'The task id is not valid' })
  id!: string;
}

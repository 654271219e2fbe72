import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { PageQuery } from '#platform/http/page.ts';
import { ToMultiLine, composeDecorators } from '#platform/http/text-rules.ts';
import {
  postActions,
  topicActions,
  type PostAction,
  type PostState,
  type TopicAction,
} from '../use-cases/moderation/moderation.view.ts';

const versionMessage = { message: 'version must be the version that you looked at' };

/** A notification can show the reason to the affected member. */
const ReasonField = (): PropertyDecorator =>
  composeDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: 1_000 } as ApiPropertyOptions),
    ToMultiLine(),
    IsString({ message: 'Please give a reason.' }),
    MinLength(1, { message: 'Please give a reason.' }),
    MaxLength(1_000, { message: 'Use at most 1,000 characters' }),
  );

const queueStates = ['shown', 'hidden', 'held'] as const satisfies readonly PostState[];

export class ModerationQueueQuery extends PageQuery {
  /**
   * State of the posts to return: `shown` and `hidden` posts have reports, `held` posts wait for approval because of
   * their links.
   */
  @ApiProperty({ enum: queueStates, required: false })
  @IsOptional()
  @IsIn(queueStates, { message: 'Choose shown, hidden or held' })
  state?: (typeof queueStates)[number];
}

export class ModerationThreadQuery extends PageQuery {
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'topic must be the id of a topic' })
  topic?: string;
}

export class LiftSuspensionDto {
  @ReasonField()
  reason!: string;
}

class DecisionDto extends LiftSuspensionDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt(versionMessage)
  @Min(1, versionMessage)
  version!: number;
}

export class ModeratePostDto extends DecisionDto {
  @ApiProperty({ enum: postActions, enumName: 'PostAction' })
  @IsIn(postActions, { message: 'Choose leave, hide, restore or warn' })
  kind!: PostAction;
}

export class SuspendMemberDto extends DecisionDto {
  @IsDateTime('until', { message: 'Choose a date and time such as 2026-12-01T14:40:00Z' })
  until!: ValidDate;
}

export class DecideTopicDto extends DecisionDto {
  @ApiProperty({ enum: topicActions, enumName: 'TopicAction' })
  @IsIn(topicActions, { message: 'Choose move, pin, unpin, lock or unlock' })
  kind!: TopicAction;

  /** Slug of the category that the topic moves to. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  category?: string;
}

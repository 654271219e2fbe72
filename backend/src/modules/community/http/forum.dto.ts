import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { ListQuery, PageQuery } from '#platform/http/page.ts';
import {
  HasLetterOrDigit,
  ToMultiLine,
  composeDecorators,
  HasVisibleCharacter,
  ToSingleLine,
  CleanSingleLine,
} from '#platform/http/text-rules.ts';
import { reportReasons, type ReportReason } from '../use-cases/moderation/moderation.view.ts';
import { topicListNames } from '../use-cases/topics/list-topics.ts';
import { maxPostCharacters } from '../use-cases/posts/post-rules.ts';

const describeProperty = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);
const maxMentions = 10;
const maxLessonsPerRequest = 100;

const PostTextField = (): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, minLength: 1, maxLength: maxPostCharacters }),
    ToMultiLine(),
    IsString({ message: 'Write something first.' }),
    MinLength(1, { message: 'Write something first.' }),
    HasVisibleCharacter('Write something first.'),
    MaxLength(maxPostCharacters, { message: 'A post has at most 5,000 characters. Please divide it into two.' }),
  );

const OptionalLineField = (most: number, label: string): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: String, nullable: true, maxLength: most }),
    CleanSingleLine(),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(most, { message: `${label} may have at most ${most} characters` }),
  );

class PostTextDto {
  @PostTextField()
  text!: string;

  /** Ids of the mentioned members; the text must contain each name as @Name. */
  @ApiProperty({ type: [String], required: false, maxItems: maxMentions, default: [] })
  @IsOptional()
  @IsArray({ message: 'mentions must be a list' })
  @ArrayMaxSize(maxMentions, { message: 'Mention at most ten members in one post' })
  @IsUUID(undefined, { each: true, message: 'A mention must be the id of a member' })
  mentions: string[] = [];
}

class NewPostDto extends PostTextDto {
  /** Id that the device generates for this post; a second request with the same id creates no second post. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'clientId must be a UUID' })
  clientId!: string;
}

export class ReplyToTopicDto extends NewPostDto {}
export class EditPostDto extends PostTextDto {}
export class PreviewPostDto extends PostTextDto {}

export class CreateTopicDto extends NewPostDto {
  @IsString({ message: 'Choose one of the categories.' })
  @MaxLength(100)
  category!: string;

  @composeDecorators(
    describeProperty({ type: String, minLength: 1, maxLength: 120 }),
    CleanSingleLine(),
    IsString({ message: 'Give it a title, so that others find it.' }),
    MinLength(1, { message: 'Give it a title, so that others find it.' }),
    HasVisibleCharacter('Give it a title, so that others find it.'),
    MaxLength(120, { message: 'A title has at most 120 characters' }),
  )
  title!: string;

  @ApiProperty({ type: Boolean, required: false, default: true })
  @IsOptional()
  @IsBoolean({ message: 'follows must be true or false' })
  follows = true;

  /** Id of the lesson that the topic is about. */
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'lessonId must be a UUID' })
  lessonId?: string;
}

export class TopicParams {
  @ToSingleLine()
  @IsString()
  slug!: string;
}

export class ListTopicsQuery extends PageQuery {
  @ApiProperty({ enum: topicListNames, enumName: 'TopicList', required: false, default: 'latest' })
  @IsOptional()
  @IsIn(topicListNames, { message: 'Choose latest, new or following' })
  show: (typeof topicListNames)[number] = 'latest';

  @IsOptional()
  @IsString()
  @MaxLength(100)
  category?: string;

  /** Ids of lessons; only the topics about these lessons are returned. A lesson has at most one topic. */
  @ApiProperty({ type: [String], required: false, maxItems: maxLessonsPerRequest })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : [value].flat()))
  @ArrayMaxSize(maxLessonsPerRequest, { message: 'Ask for at most a hundred lessons at once' })
  @IsUUID(undefined, { each: true, message: 'lesson must be a UUID' })
  lesson?: string[];
}

export class ForumSearchQuery extends ListQuery {
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'author must be a UUID' })
  author?: string;
}

const pageSizeMessage = { message: 'Ask for 1 to 100 at once' };
const maxPostNumber = 2_147_483_647;
const postNumberMessage = { message: 'The number of a post must be 0 or more' };

const PostNumberField = (): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: Number, required: false, minimum: 0, maximum: maxPostNumber }),
    IsOptional(),
    Type(() => Number),
    IsInt(postNumberMessage),
    Min(0, postNumberMessage),
    Max(maxPostNumber, postNumberMessage),
  );

class PostsPageQuery {
  @ApiProperty({ type: Number, required: false, minimum: 1, maximum: 100, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt(pageSizeMessage)
  @Min(1, pageSizeMessage)
  @Max(100, pageSizeMessage)
  limit = 50;
}

export class OpenTopicQuery extends PostsPageQuery {
  /** Number of a post that the returned page must contain. */
  @PostNumberField()
  post?: number;
}

export class ListPostsQuery extends PostsPageQuery {
  /** Only posts with a higher number than this one. */
  @PostNumberField()
  after?: number;

  /** Only posts with a lower number than this one. */
  @PostNumberField()
  before?: number;
}

export class MarkTopicReadDto {
  /** Number of the latest post that the member has read. */
  @IsInt(postNumberMessage)
  @Min(0, postNumberMessage)
  @Max(maxPostNumber, postNumberMessage)
  number!: number;
}

export class ThankPostDto {
  @IsBoolean({ message: 'isThanked must be true or false' })
  isThanked!: boolean;
}

export class FollowTopicDto {
  @IsBoolean({ message: 'follows must be true or false' })
  follows!: boolean;
}

export class MuteMemberDto {
  @IsBoolean({ message: 'isMuted must be true or false' })
  isMuted!: boolean;
}

export class ReportPostDto {
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason' })
  @IsIn(reportReasons, { message: 'Choose what it is about.' })
  reason!: ReportReason;

  @composeDecorators(
    describeProperty({ type: String, required: false, nullable: true, maxLength: 1_000 }),
    ToMultiLine(),
    IsOptional(),
    IsString({ message: 'words must be a text' }),
    MaxLength(1_000, { message: 'Use at most 1,000 characters' }),
  )
  words?: string | null;
}

export class FindMembersQuery {
  @composeDecorators(describeProperty({ type: String, maxLength: 60 }), ToSingleLine(), IsString(), MaxLength(60))
  q = '';

  /** Id of a topic. Members who wrote in this topic are listed first. */
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'topic must be a UUID' })
  topic?: string;
}

export class UpdateProfileDto {
  @ValidateIf(({ shownName }: UpdateProfileDto) => Boolean(shownName))
  @HasLetterOrDigit('Your name needs at least one letter or digit')
  @OptionalLineField(60, 'Your name')
  shownName!: string | null;

  @OptionalLineField(160, 'The line about you')
  line!: string | null;

  @IsBoolean({ message: 'isHidden must be true or false' })
  isHidden!: boolean;
}

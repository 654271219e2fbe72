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
import { ListQuery, PageQuery } from '../../../platform/http/page.ts';
import {
  HasLetterOrDigit,
  inLines,
  inOrder,
  IsVisible,
  onOneLine,
  onVisibleLine,
} from '../../../platform/http/text-rules.ts';
import { reportReasons, type ReportReason } from '../use-cases/moderation/moderation.view.ts';
import { topicLists } from '../use-cases/topics/list-topics.ts';

const described = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);
const mostLetters = 5_000;
const mostMentions = 10;
const mostLessons = 100;

/** What somebody says, in Markdown. */
const PostText = (): PropertyDecorator =>
  inOrder(
    described({ type: String, minLength: 1, maxLength: mostLetters }),
    inLines(),
    IsString({ message: 'Write something first.' }),
    MinLength(1, { message: 'Write something first.' }),
    IsVisible('Write something first.'),
    MaxLength(mostLetters, { message: 'A post has at most 5,000 characters. Please divide it into two.' }),
  );

const optionalLine = (most: number, label: string): PropertyDecorator =>
  inOrder(
    described({ type: String, nullable: true, maxLength: most }),
    onVisibleLine(),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(most, { message: `${label} may have at most ${most} letters` }),
  );

class WordsDto {
  @PostText()
  text!: string;

  /** The ids of the members who were picked, each named in the text as @Name. */
  @ApiProperty({ type: [String], required: false, maxItems: mostMentions, default: [] })
  @IsOptional()
  @IsArray({ message: 'mentions must be a list' })
  @ArrayMaxSize(mostMentions, { message: 'Mention at most ten members in one post' })
  @IsUUID(undefined, { each: true, message: 'A mention must be the id of a member' })
  mentions: string[] = [];
}

class NewPostDto extends WordsDto {
  /** Made by the device for this post: sent again with it, the post is kept once. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'clientId must be a UUID' })
  clientId!: string;
}

export class ReplyDto extends NewPostDto {}
export class EditPostDto extends WordsDto {}
export class PreviewDto extends WordsDto {}

export class BeginTopicDto extends NewPostDto {
  /** The slug of the category. */
  @IsString({ message: 'Choose one of the categories.' })
  @MaxLength(100)
  category!: string;

  @inOrder(
    described({ type: String, minLength: 1, maxLength: 120 }),
    onVisibleLine(),
    IsString({ message: 'Give it a title, so that others find it.' }),
    MinLength(1, { message: 'Give it a title, so that others find it.' }),
    IsVisible('Give it a title, so that others find it.'),
    MaxLength(120, { message: 'A title has at most 120 letters' }),
  )
  title!: string;

  @ApiProperty({ type: Boolean, required: false, default: true })
  @IsOptional()
  @IsBoolean({ message: 'follows must be true or false' })
  follows = true;

  /** The lesson it is the talk about. */
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'lessonId must be a UUID' })
  lessonId?: string;
}

export class TopicParams {
  /** The topic's address. */
  @onOneLine()
  @IsString()
  slug!: string;
}

export class TopicsQuery extends PageQuery {
  @ApiProperty({ enum: topicLists, enumName: 'TopicList', required: false, default: 'latest' })
  @IsOptional()
  @IsIn(topicLists, { message: 'Choose latest, new or following' })
  show: (typeof topicLists)[number] = 'latest';

  /** The slug of a category. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  category?: string;

  /** Only the topics about these lessons; a lesson has one at most. */
  @ApiProperty({ type: [String], required: false, maxItems: mostLessons })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : [value].flat()))
  @ArrayMaxSize(mostLessons, { message: 'Ask for at most a hundred lessons at once' })
  @IsUUID(undefined, { each: true, message: 'lesson must be a UUID' })
  lesson?: string[];
}

export class ForumSearchQuery extends ListQuery {
  /** Only what this member wrote. */
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'author must be a UUID' })
  author?: string;
}

const howMany = { message: 'Ask for 1 to 100 at once' };
const mostPosts = 2_147_483_647;
const aNumber = { message: 'A number of a post is 0 or more' };

/** The number of a post. */
const PostNumber = (): PropertyDecorator =>
  inOrder(
    described({ type: Number, required: false, minimum: 0, maximum: mostPosts }),
    IsOptional(),
    Type(() => Number),
    IsInt(aNumber),
    Min(0, aNumber),
    Max(mostPosts, aNumber),
  );

class SomePostsQuery {
  @ApiProperty({ type: Number, required: false, minimum: 1, maximum: 100, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt(howMany)
  @Min(1, howMany)
  @Max(100, howMany)
  limit = 50;
}

export class OpenTopicQuery extends SomePostsQuery {
  /** The number of a post that is looked for. */
  @PostNumber()
  post?: number;
}

export class PostsQuery extends SomePostsQuery {
  /** Those that come after this number. */
  @PostNumber()
  after?: number;

  /** Those that come before it. */
  @PostNumber()
  before?: number;
}

export class ReadNumberDto {
  /** The latest post that was read. */
  @IsInt(aNumber)
  @Min(0, aNumber)
  @Max(mostPosts, aNumber)
  number!: number;
}

export class ThankDto {
  @IsBoolean({ message: 'isThanked must be true or false' })
  isThanked!: boolean;
}

export class FollowDto {
  @IsBoolean({ message: 'follows must be true or false' })
  follows!: boolean;
}

export class MuteDto {
  @IsBoolean({ message: 'isMuted must be true or false' })
  isMuted!: boolean;
}

export class ReportDto {
  @ApiProperty({ enum: reportReasons, enumName: 'ReportReason' })
  @IsIn(reportReasons, { message: 'Choose what it is about.' })
  reason!: ReportReason;

  @inOrder(
    described({ type: String, required: false, nullable: true, maxLength: 1_000 }),
    inLines(),
    IsOptional(),
    IsString({ message: 'What we should know must be a text' }),
    MaxLength(1_000, { message: 'Use at most 1,000 characters' }),
  )
  words?: string | null;
}

export class PeopleQuery {
  /** How a name begins. */
  @inOrder(described({ type: String, maxLength: 60 }), onOneLine(), IsString(), MaxLength(60))
  q = '';

  /** The people of this topic stand first. */
  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'topic must be a UUID' })
  topic?: string;
}

export class ProfileDto {
  @ValidateIf(({ shownName }: ProfileDto) => Boolean(shownName))
  @HasLetterOrDigit('Your name needs at least one letter or digit')
  @optionalLine(60, 'Your name')
  shownName!: string | null;

  @optionalLine(160, 'The line about you')
  line!: string | null;

  @IsBoolean({ message: 'isHidden must be true or false' })
  isHidden!: boolean;
}

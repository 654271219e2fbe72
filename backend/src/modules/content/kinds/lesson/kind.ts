import { LockMode } from '@mikro-orm/core';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { getProgramTier, getRequiredTiers, hideWhenLocked, computeVisibility } from '../../domain/visibility.ts';
import { OptionalLinkUrlField, SlugField } from '../url-rules.ts';
import {
  ChoiceField,
  OptionalTextField,
  ParentIdField,
  IntegerField,
  TextField,
  BooleanField,
} from '../field-rules.ts';
import { checkMediaUrl, readMediaFacts, rejectField, type KindDefinition, pickFields } from '../kind.ts';
import { CourseListQuery } from '../list-query.dto.ts';
import { ProgramModule } from '../module/entity.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeopleExist, buildPeopleSql, PersonIdsField } from '../person/person-ids.ts';
import { ChapterView, ItemView, PictureView, StaffItemView } from '../item.view.ts';
import { coursePageTags } from '../program/kind.ts';
import { sortAscending, buildIdOrSlugCondition, buildTitleConditions } from '../sql.ts';
import { ChaptersField, parseChapters, formatChapters } from './chapters.ts';
import { formatTranscript, isWebVttTranscript } from './transcript.ts';
import { Lesson } from './entity.ts';
import { computeReadingSeconds } from './reading-time.ts';

export class CreateLessonDto {
  @ParentIdField('Module')
  moduleId!: string;

  @TextField('Title', 200)
  title!: string;

  @SlugField()
  slug!: string;

  @IntegerField('Order', 1)
  orderNum?: number;

  @ChoiceField('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  /** True makes the lesson free for all users, regardless of the tiers of the lesson and its parents. */
  @BooleanField('Open to everyone', false)
  isOpen?: boolean;

  @OptionalLinkUrlField('Video URL')
  videoUrl?: string | null;

  /** Duration in seconds. A lesson with a text and no film stores the reading time. */
  @IntegerField('Duration', 0)
  durationSec?: number;

  @OptionalTextField('Summary', 1_000)
  summary?: string | null;

  /** Chapters with time and title, one per line, such as `1:30 The first breath`. */
  @ChaptersField()
  chapters?: string | null;

  /** Transcript as Markdown or as WebVTT, which the film shows as captions. */
  @OptionalTextField('Transcript', 200_000)
  transcript?: string | null;

  @OptionalTextField('Reflection prompt', 2_000)
  reflectionPrompt?: string | null;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIdsField()
  personIds?: string[];
}

export class LessonListQuery extends CourseListQuery {
  /** Id or slug of a module whose lessons are returned. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  module?: string;
}

export class LessonView extends ItemView {
  slug!: string;
  moduleId!: string;
  moduleTitle!: string;
  moduleSlug!: string;
  programId!: string;
  orderNum!: number;
  /** True when the lesson is free for all users, regardless of the tiers of the lesson and its parents. */
  isOpen!: boolean;
  /** Duration in seconds. */
  durationSec!: number;
  summary!: string | null;
  /** True when the transcript is WebVTT and can be shown as captions. */
  captions!: boolean;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
  /** True while the program has not released the lesson to this reader yet. */
  isWaiting!: boolean;
  /** URL of the film, absent while the reader's tier is too low or the lesson is not released. */
  videoUrl?: string | null;
  /** Poster of an uploaded film, or null without a poster. Absent when `videoUrl` is absent. */
  @ApiProperty({ type: () => PictureView, nullable: true, required: false })
  poster?: PictureView | null;
  /** Chapters in time order, absent while the reader's tier is too low or the lesson is not released. */
  chapters?: ChapterView[];
  /** Markdown or WebVTT, absent while the reader's tier is too low or the lesson is not released. */
  transcript?: string | null;
  /** Markdown transcript as safe HTML, or null without one. Absent when `transcript` is absent. */
  transcriptHtml?: string | null;
  /** Markdown transcript without Markdown marks, or null without one. Absent when `transcript` is absent. */
  transcriptPlain?: string | null;
  /** Question for the journal, absent while the reader's tier is too low or the lesson is not released. */
  reflectionPrompt?: string | null;
}

export class StaffLessonView extends StaffItemView {
  slug!: string;
  moduleId!: string;
  moduleTitle!: string;
  orderNum!: number;
  visibilityTier!: Tier;
  isOpen!: boolean;
  videoUrl!: string | null;
  /** Duration in seconds. */
  durationSec!: number;
  summary!: string | null;
  /** Chapters with time and title, one per line. */
  chapters!: string | null;
  transcript!: string | null;
  reflectionPrompt!: string | null;
  /** Ids of the teachers or hosts, in display order. */
  personIds!: string[];
}

interface LessonTypes {
  entity: Lesson;
  joined: {
    moduleId: string;
    moduleTitle: string;
    moduleSlug: string;
    moduleTier: Tier;
    programId: string;
    isMembersOnly: boolean;
    people: NamedPersonView[];
  };
  draft: CreateLessonDto;
  query: LessonListQuery;
  view: LessonView;
  staffView: StaffLessonView;
}

export const lessonKind: KindDefinition<LessonTypes> = {
  name: 'lessons',
  entity: Lesson,
  hasSlug: true,
  hasPublicApi: true,
  pageTags: coursePageTags,
  api: {
    draft: CreateLessonDto,
    query: LessonListQuery,
    view: LessonView,
    staffView: StaffLessonView,
    order: 'in their order',
  },
  read: {
    from: (table) =>
      `${table('lessons')} l left join ${table('modules')} m on m.id = l.module_id left join ${table('programs')} p on p.id = m.program_id`,
    alias: 'l',
    joined: {
      moduleId: 'm.id',
      moduleTitle: 'm.title',
      moduleSlug: 'm.slug',
      moduleTier: 'm.visibility_tier',
      programId: 'p.id',
      isMembersOnly: 'p.is_members_only',
      people: buildPeopleSql('l'),
    },
    order: ({ program }) =>
      program ? sortAscending('array[m.order_num, l.order_num]', 'integer[]') : sortAscending('l.order_num', 'integer'),
    conditions: ({ q, program, module }) => [
      ...buildTitleConditions('l', q),
      ...(program ? [buildIdOrSlugCondition('p', program)] : []),
      ...(module ? [buildIdOrSlugCondition('m', module)] : []),
    ],
    pictureUrl: ({ videoUrl }) => videoUrl,
    view: (lesson, { moduleTier, isMembersOnly, ...shown }, { tier, isNotReleased: isHeldBack, findPicture }) => {
      const needed = getRequiredTiers(lesson, getProgramTier(isMembersOnly), moduleTier, lesson.visibilityTier);
      const visibility = computeVisibility(tier, ...needed);
      const isWaiting = isHeldBack(lesson.id);
      return {
        ...pickFields(lesson, 'id', 'title', 'slug', 'orderNum', 'isOpen', 'durationSec', 'summary'),
        ...shown,
        captions: isWebVttTranscript(lesson.transcript),
        ...visibility,
        isWaiting,
        ...hideWhenLocked(
          { locked: visibility.locked || isWaiting },
          {
            ...pickFields(lesson, 'videoUrl', 'transcript', 'reflectionPrompt'),
            poster: findPicture(lesson.videoUrl) ?? null,
            ...formatTranscript(lesson.transcript),
            chapters: lesson.chapters ?? [],
          },
        ),
      };
    },
    staffView: ({ chapters, ...lesson }, joined) => ({
      ...lesson,
      chapters: formatChapters(chapters),
      ...pickFields(joined, 'moduleId', 'moduleTitle'),
    }),
  },
  write: {
    prepareValues: async ({ moduleId, chapters, ...draft }, before, { em, media }) => {
      await checkMediaUrl('videoUrl', draft.videoUrl, { before: before?.videoUrl, media });
      const facts = { draft, before: { ...before, url: before?.videoUrl }, media };
      const values = {
        ...(await checkPeopleExist(draft, em)),
        ...(await readMediaFacts(draft.videoUrl, facts)),
        ...computeReadingTime({ ...before, ...draft }),
        ...(chapters === undefined ? {} : { chapters: parseChapters(chapters) }),
      };
      if (moduleId === undefined) return values;
      const module = await em.findOne(ProgramModule, moduleId, { lockMode: LockMode.PESSIMISTIC_READ });
      return module
        ? { ...values, module }
        : rejectField('moduleId', 'Choose a module that is published, or publish it first');
    },
  },
};

function computeReadingTime({ videoUrl, transcript }: Partial<Pick<Lesson, 'videoUrl' | 'transcript'>>) {
  const isText = !videoUrl && transcript && !isWebVttTranscript(transcript);
  return isText ? { durationSec: computeReadingSeconds(transcript) } : {};
}

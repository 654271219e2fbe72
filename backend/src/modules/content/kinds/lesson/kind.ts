import { LockMode } from '@mikro-orm/core';
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
import { checkMediaUrl, rejectField, type KindDefinition, pickFields } from '../kind.ts';
import { CourseListQuery } from '../list-query.dto.ts';
import { ProgramModule } from '../module/entity.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeopleExist, buildPeopleSql, PersonIdsField } from '../person/person-ids.ts';
import { ChapterView, PieceView, StaffPieceView } from '../piece.view.ts';
import { coursePageTags } from '../program/kind.ts';
import { sortAscending, buildIdOrSlugCondition, buildTitleConditions } from '../sql.ts';
import { ChaptersField, parseChapters, isWebVttTranscript, formatChapters } from './chapters.ts';
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

  /** True makes the lesson free for all users, even when its tier or the tier of a parent is higher. */
  @BooleanField('Open to everyone', false)
  isOpen?: boolean;

  @OptionalLinkUrlField('Video URL')
  videoUrl?: string | null;

  /** Duration in seconds. A lesson without a film gets the reading time of its text instead. */
  @IntegerField('Duration', 0)
  durationSec?: number;

  @OptionalTextField('Summary', 1_000)
  summary?: string | null;

  /** Chapters with time and title, one per line, such as `1:30 The first breath`. */
  @ChaptersField()
  chapters?: string | null;

  /** Plain text, or WebVTT, which is also used as the captions of the film. */
  @OptionalTextField('Transcript', 200_000)
  transcript?: string | null;

  @OptionalTextField('Reflection prompt', 2_000)
  reflectionPrompt?: string | null;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIdsField()
  personIds?: string[];
}

export class LessonListQuery extends CourseListQuery {
  /** Id or slug of a module; only its lessons are returned. */
  @IsOptional()
  @MaxLength(200)
  @IsString()
  module?: string;
}

export class LessonView extends PieceView {
  slug!: string;
  moduleId!: string;
  moduleTitle!: string;
  moduleSlug!: string;
  programId!: string;
  orderNum!: number;
  /** True when the lesson is free for all users, even when its tier or the tier of a parent is higher. */
  isOpen!: boolean;
  /** Duration in seconds. */
  durationSec!: number;
  summary!: string | null;
  /** True when the transcript is WebVTT and can be shown as captions. */
  captions!: boolean;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
  /** True until the program releases the lesson to the reader. */
  isWaiting!: boolean;
  /** Left out of the response while the lesson is locked or not released. */
  videoUrl?: string | null;
  /** Chapters in time order; left out of the response while the lesson is locked or not released. */
  chapters?: ChapterView[];
  /** Plain text or WebVTT; left out of the response while the lesson is locked or not released. */
  transcript?: string | null;
  /** Left out of the response while the lesson is locked or not released. */
  reflectionPrompt?: string | null;
}

export class StaffLessonView extends StaffPieceView {
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
    // A list of the lessons of a program is ordered by module, then by lesson.
    order: ({ program }) =>
      program ? sortAscending('array[m.order_num, l.order_num]', 'integer[]') : sortAscending('l.order_num', 'integer'),
    conditions: ({ q, program, module }) => [
      ...buildTitleConditions('l', q),
      ...(program ? [buildIdOrSlugCondition('p', program)] : []),
      ...(module ? [buildIdOrSlugCondition('m', module)] : []),
    ],
    view: (lesson, { moduleTier, isMembersOnly, ...shown }, { tier, isNotReleased: isHeldBack }) => {
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
    // Locks the module, so that it cannot be removed before its lesson is stored.
    prepareValues: async ({ moduleId, chapters, ...draft }, before, { em, media }) => {
      checkMediaUrl('videoUrl', draft.videoUrl, { before: before?.videoUrl, media });
      const values = {
        ...(await checkPeopleExist(draft, em)),
        ...computeReadingTime({ ...before, ...draft }),
        ...(chapters === undefined ? {} : { chapters: parseChapters(chapters) }),
      };
      if (moduleId === undefined) return values;
      const module = await em.findOne(ProgramModule, moduleId, { lockMode: LockMode.PESSIMISTIC_READ });
      return module ? { ...values, module } : rejectField('moduleId', 'Choose a module that exists');
    },
  },
};

/** Returns the reading time of the text as the duration of a lesson without a film. */
function computeReadingTime({ videoUrl, transcript }: Partial<Pick<Lesson, 'videoUrl' | 'transcript'>>) {
  const isText = !videoUrl && transcript && !isWebVttTranscript(transcript);
  return isText ? { durationSec: computeReadingSeconds(transcript) } : {};
}

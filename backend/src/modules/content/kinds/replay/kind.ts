import { LockMode } from '@mikro-orm/core';
import { ApiProperty } from '@nestjs/swagger';
import { isTierAtLeast, tiers, type Tier } from '#kernel/tier.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { ReplayExists } from '../../domain/errors.ts';
import { hideWhenLocked, computeVisibility } from '../../domain/visibility.ts';
import { LinkUrlField, OptionalLinkUrlField } from '../url-rules.ts';
import { findDateStartingAt } from '../event/dates.ts';
import { LiveEvent, type EventCategory } from '../event/entity.ts';
import { EventTimeField } from '../event/time-rules.ts';
import { OptionalTextField, ParentIdField, IntegerField, TextField } from '../field-rules.ts';
import { checkMediaUrl, readMediaFacts, rejectField, type KindDefinition, pickFields } from '../kind.ts';
import { ChaptersField, parseChapters, formatChapters } from '../lesson/chapters.ts';
import { formatTranscript, isWebVttTranscript } from '../lesson/transcript.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { ChapterView, ItemView, PictureView, StaffItemView } from '../item.view.ts';
import { isUuid, toLikePattern, type SqlCondition } from '../sql.ts';
import { Replay } from './entity.ts';

/** Lowest tier for replays. A replay of an event with a higher tier needs that tier. */
const replayTier: Tier = 'creator';

export class CreateReplayDto {
  @ParentIdField('Event')
  eventId!: string;

  /** Start of the recorded occurrence. */
  @EventTimeField('Start')
  startsAt!: ValidDate;

  @TextField('Title', 200)
  title!: string;

  @OptionalTextField('Summary', 1_000)
  summary?: string | null;

  @LinkUrlField('Video URL')
  videoUrl!: string;

  /** URL of a sound file of this site, because members may store the recording on a device. */
  @OptionalLinkUrlField('Audio URL')
  soundUrl?: string | null;

  /** Duration in seconds. */
  @IntegerField('Duration', 0)
  durationSec?: number;

  /** Chapters with time and title, one per line, such as `1:30 The first breath`. */
  @ChaptersField()
  chapters?: string | null;

  /** Transcript as Markdown or as WebVTT, which the film shows as captions. */
  @OptionalTextField('Transcript', 200_000)
  transcript?: string | null;
}

export class ReplayListItemView extends ItemView {
  eventId!: string;
  category!: EventCategory;
  /** Original start of the recorded occurrence. It identifies the occurrence, also after staff have moved it. */
  knownAs!: string;
  /** Start of the recorded occurrence. */
  startsAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  summary!: string | null;
  /** Duration in seconds. */
  durationSec!: number;
  chapterCount!: number;
  /** True when the transcript is WebVTT and can be shown as captions. */
  captions!: boolean;
  /** Poster of an uploaded film, or null without one. Absent while the reader's tier is too low. */
  @ApiProperty({ type: () => PictureView, nullable: true, required: false })
  poster?: PictureView | null;
  /** Time at which staff added the replay. */
  createdAt!: string;
}

export class ReplayView extends ReplayListItemView {
  /** URL of the film, absent while the reader's tier is too low. */
  videoUrl?: string;
  /** URL of the sound of the recording, or null. Absent while the reader's tier is too low. */
  soundUrl?: string | null;
  /** Chapters in time order, absent while the reader's tier is too low. */
  chapters?: ChapterView[];
  /** Markdown or WebVTT, absent while the reader's tier is too low. */
  transcript?: string | null;
  /** Markdown transcript as safe HTML, or null without one. Absent when `transcript` is absent. */
  transcriptHtml?: string | null;
}

export class StaffReplayView extends StaffItemView {
  eventId!: string;
  eventTitle!: string;
  /** First start time of the recorded occurrence, which does not change when staff move the occurrence. */
  knownAs!: string;
  startsAt!: string;
  summary!: string | null;
  videoUrl!: string;
  /** URL of the sound of the recording, which members may store on a device. */
  soundUrl!: string | null;
  /** Duration in seconds. */
  durationSec!: number;
  /** Chapters with time and title, one per line. */
  chapters!: string | null;
  transcript!: string | null;
  createdAt!: string;
}

interface ReplayFilters {
  readonly heardBy?: Tier;
  readonly categories?: readonly EventCategory[];
  readonly year?: number;
  readonly first?: readonly string[];
}

interface ReplayTypes {
  entity: Replay;
  joined: { eventId: string; eventTitle: string; eventTier: Tier; category: EventCategory; zone: string };
  draft: CreateReplayDto;
  query: ContentListQuery & ReplayFilters;
  view: ReplayView;
  staffView: StaffReplayView;
}

export const replayKind: KindDefinition<ReplayTypes> = {
  name: 'replays',
  entity: Replay,
  hasSlug: false,
  // Replays have no public API here, because their order depends on the member's progress in another module.
  hasPublicApi: false,
  pageTags: [],
  api: {
    draft: CreateReplayDto,
    query: ContentListQuery,
    view: ReplayView,
    staffView: StaffReplayView,
    order: 'latest first',
  },
  read: {
    from: (table) => `${table('replays')} v left join ${table('events')} e on e.id = v.event_id`,
    alias: 'v',
    joined: {
      eventId: 'e.id',
      eventTitle: 'e.title',
      eventTier: 'e.visibility_tier',
      category: 'e.category',
      zone: 'e.zone',
    },
    order: ({ first = [] }) => ({
      // Sorts by minutes, because seconds would overflow the integer type of PostgreSQL.
      key: `array[(v.id = any('{${first.filter(isUuid).join(',')}}'::uuid[]))::int, (extract(epoch from v.starts_at) / 60)::int]`,
      type: 'integer[]',
      direction: 'desc',
    }),
    conditions: ({ q, heardBy, categories, year }) => [
      ...(q ? [matchesText(q, heardBy)] : []),
      ...(categories ? [{ sql: 'e.category = any(?::text[])', params: [`{${categories.join(',')}}`] }] : []),
      ...(year ? [{ sql: 'extract(year from v.starts_at at time zone e.zone) = ?', params: [year] }] : []),
    ],
    pictureUrl: ({ videoUrl }) => videoUrl,
    view: (replay, { eventTier, ...joined }, { tier, findPicture }) => {
      const visibility = computeVisibility(tier, replayTier, eventTier);
      const chapters = replay.chapters ?? [];
      return {
        ...pickFields(replay, 'id', 'title', 'knownAs', 'startsAt', 'summary', 'durationSec', 'createdAt'),
        ...pickFields(joined, 'eventId', 'category', 'zone'),
        chapterCount: chapters.length,
        captions: isWebVttTranscript(replay.transcript),
        ...visibility,
        ...hideWhenLocked(visibility, {
          ...pickFields(replay, 'videoUrl', 'soundUrl', 'transcript'),
          poster: findPicture(replay.videoUrl) ?? null,
          ...pickFields(formatTranscript(replay.transcript), 'transcriptHtml'),
          chapters,
        }),
      };
    },
    staffView: ({ chapters, ...replay }, joined) => ({
      ...replay,
      chapters: formatChapters(chapters),
      ...pickFields(joined, 'eventId', 'eventTitle'),
    }),
  },
  write: {
    conflictError: () => new ReplayExists(),
    prepareValues: async ({ eventId, startsAt, chapters, ...draft }, before, { em, media, now }) => {
      await checkMediaUrl('videoUrl', draft.videoUrl, { before: before?.videoUrl, media });
      const known = { draft, before: { ...before, url: before?.videoUrl }, media };
      const sound = draft.soundUrl === before?.soundUrl ? null : draft.soundUrl;
      if (sound && !(await media.find(sound))?.type.startsWith('audio/'))
        return rejectField('soundUrl', 'There is no such audio file in the library');
      const facts = await readMediaFacts(draft.videoUrl, known);
      const values = { ...draft, ...facts, ...(chapters === undefined ? {} : { chapters: parseChapters(chapters) }) };
      if (eventId === undefined && startsAt === undefined) return values;
      const id = eventId ?? before?.event.id ?? '';
      const event = await em.findOne(LiveEvent, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
      if (!event) return rejectField('eventId', 'Choose an event that exists');
      const start = startsAt ?? before?.startsAt ?? now;
      if (start > now) return rejectField('startsAt', 'This date is not over yet');
      const date = await findDateStartingAt(em, event.id, start);
      if (!date || date.isCancelled) return rejectField('startsAt', 'The event had no date at this time');
      if (date.endsAt > now) return rejectField('startsAt', 'This date is not over yet');
      return { ...values, event, knownAs: date.knownAs, startsAt: date.startsAt };
    },
  },
};

function matchesText(q: string, heardBy: Tier | undefined): SqlCondition {
  const open =
    heardBy && isTierAtLeast(heardBy, replayTier) ? tiers.filter((tier) => isTierAtLeast(heardBy, tier)) : [];
  return {
    sql: `(search_fold(v.title) like search_fold(?) or search_fold(v.summary) like search_fold(?)
      or (search_fold(v.transcript) like search_fold(?) and e.visibility_tier = any(?::text[])))`,
    params: [toLikePattern(q), toLikePattern(q), toLikePattern(q), `{${open.join(',')}}`],
  };
}

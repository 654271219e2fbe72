import type { Tier } from '../../../kernel/tier.ts';
import type { EventCategory, MeditationType, ResourceType } from '../domain/kinds.ts';

/** What every piece of content tells about itself. */
export abstract class Gated {
  id!: string;
  title!: string;
  /** The tier from which on it is open. */
  visibilityTier!: Tier;
  /** True when the reader stands below that tier. */
  locked!: boolean;
}

export class ProgramView extends Gated {
  slug!: string;
  summary!: string | null;
  longDescription!: string | null;
  heroImage!: string | null;
  icon!: string | null;
  isMembersOnly!: boolean;
  /** How long it takes, in words. */
  durationLabel!: string | null;
  moduleCount!: number;
  createdAt!: string;
}

export class ModuleView extends Gated {
  slug!: string;
  programId!: string;
  programTitle!: string;
  programSlug!: string;
  orderNum!: number;
  lessonCount!: number;
}

export class LessonView extends Gated {
  slug!: string;
  moduleId!: string;
  moduleTitle!: string;
  moduleSlug!: string;
  orderNum!: number;
  /** Seconds. */
  durationSec!: number;
  summary!: string | null;
  /** Absent while locked. */
  videoUrl?: string | null;
  /** Absent while locked. */
  transcript?: string | null;
  /** Absent while locked. */
  reflectionPrompt?: string | null;
}

export class EventView extends Gated {
  slug!: string;
  startsAt!: string;
  endsAt!: string;
  /** The IANA zone whose wall clock the event keeps. */
  zone!: string;
  /** An RFC 5545 rule, or null for a single date. */
  recurrence!: string | null;
  /** When the first of its dates begins, with which its rule begins too. */
  firstStartsAt!: string;
  /** When the dates after the one shown begin, at most six; of a single date there are none. */
  laterDates!: string[];
  isVirtual!: boolean;
  location!: string | null;
  description!: string | null;
  category!: EventCategory;
  /** Absent while locked. */
  zoomLink?: string | null;
}

export class MeditationView extends Gated {
  type!: MeditationType;
  /** Seconds. */
  durationSec!: number;
  tags!: string[] | null;
  createdAt!: string;
  /** Absent while locked. */
  url?: string;
}

export class ResourceView extends Gated {
  type!: ResourceType;
  description!: string | null;
  tags!: string[] | null;
  createdAt!: string;
  /** Absent while locked. */
  url?: string;
}

export interface ContentViews {
  programs: ProgramView;
  modules: ModuleView;
  lessons: LessonView;
  events: EventView;
  meditations: MeditationView;
  resources: ResourceView;
}

import type { Tier } from '../../../kernel/tier.ts';
import type { EventCategory, MeditationType, ResourceType } from '../domain/kinds.ts';

/** A piece of content as it is stored, nothing left out; tiers are its own, whatever holds it. */
export abstract class StaffView {
  id!: string;
  title!: string;
  /** To be sent along with a change, so that nobody’s work is overwritten unseen. */
  updatedAt!: string;
}

export class StaffProgramView extends StaffView {
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

export class StaffModuleView extends StaffView {
  slug!: string;
  programId!: string;
  programTitle!: string;
  orderNum!: number;
  visibilityTier!: Tier;
  lessonCount!: number;
}

export class StaffLessonView extends StaffView {
  slug!: string;
  moduleId!: string;
  moduleTitle!: string;
  orderNum!: number;
  visibilityTier!: Tier;
  videoUrl!: string | null;
  /** Seconds. */
  durationSec!: number;
  summary!: string | null;
  transcript!: string | null;
  reflectionPrompt!: string | null;
}

export class StaffEventView extends StaffView {
  slug!: string;
  startsAt!: string;
  endsAt!: string;
  /** The IANA zone whose wall clock the event keeps. */
  zone!: string;
  /** An RFC 5545 rule, or null for a single date. */
  recurrence!: string | null;
  isVirtual!: boolean;
  location!: string | null;
  zoomLink!: string | null;
  description!: string | null;
  visibilityTier!: Tier;
  category!: EventCategory;
}

export class StaffMeditationView extends StaffView {
  type!: MeditationType;
  url!: string;
  /** Seconds. */
  durationSec!: number;
  visibilityTier!: Tier;
  tags!: string[] | null;
  createdAt!: string;
}

export class StaffResourceView extends StaffView {
  type!: ResourceType;
  url!: string;
  description!: string | null;
  visibilityTier!: Tier;
  tags!: string[] | null;
  createdAt!: string;
}

export interface StaffViews {
  programs: StaffProgramView;
  modules: StaffModuleView;
  lessons: StaffLessonView;
  events: StaffEventView;
  meditations: StaffMeditationView;
  resources: StaffResourceView;
}

import {
  EventView,
  LessonView,
  MeditationView,
  ModuleView,
  ProgramView,
  ResourceView,
} from '../use-cases/content.view.ts';

export abstract class PageView {
  /** Where the next page begins; null on the last. */
  nextCursor!: string | null;
}

export class ProgramPage extends PageView {
  items!: ProgramView[];
}

export class ModulePage extends PageView {
  items!: ModuleView[];
}

export class LessonPage extends PageView {
  items!: LessonView[];
}

export class EventPage extends PageView {
  items!: EventView[];
}

export class MeditationPage extends PageView {
  items!: MeditationView[];
}

export class ResourcePage extends PageView {
  items!: ResourceView[];
}

import {
  StaffProgramView,
  StaffModuleView,
  StaffLessonView,
  StaffEventView,
  StaffMeditationView,
  StaffResourceView,
} from '../../use-cases/staff.view.ts';
import { PageView } from '../content-pages.view.ts';

export class StaffProgramPage extends PageView {
  items!: StaffProgramView[];
}

export class StaffModulePage extends PageView {
  items!: StaffModuleView[];
}

export class StaffLessonPage extends PageView {
  items!: StaffLessonView[];
}

export class StaffEventPage extends PageView {
  items!: StaffEventView[];
}

export class StaffMeditationPage extends PageView {
  items!: StaffMeditationView[];
}

export class StaffResourcePage extends PageView {
  items!: StaffResourceView[];
}

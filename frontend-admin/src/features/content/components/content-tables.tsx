import { useShell } from '../../../shell/shell.tsx';
import { eventList, lessonList, meditationList, moduleList, programList, resourceList } from '../api/content.ts';
import { category, duration, length, module, order, program, starts, tier, title, type } from './columns.tsx';
import { ContentTable } from './content-table.tsx';

export function Programs() {
  const { api } = useShell();
  return <ContentTable noun="programs" order="newest first" list={programList(api)} columns={[title, length, tier]} />;
}

export function Modules() {
  const { api } = useShell();
  return (
    <ContentTable noun="modules" order="by order" list={moduleList(api)} columns={[title, program, order, tier]} />
  );
}

export function Lessons() {
  const { api } = useShell();
  return (
    <ContentTable
      noun="lessons"
      order="by order"
      list={lessonList(api)}
      columns={[title, module, order, duration, tier]}
    />
  );
}

export function Events() {
  const { api } = useShell();
  return (
    <ContentTable noun="events" order="newest first" list={eventList(api)} columns={[title, category, starts, tier]} />
  );
}

export function Meditations() {
  const { api } = useShell();
  return (
    <ContentTable
      noun="meditations"
      order="newest first"
      list={meditationList(api)}
      columns={[title, type, duration, tier]}
    />
  );
}

export function Resources() {
  const { api } = useShell();
  return <ContentTable noun="resources" order="newest first" list={resourceList(api)} columns={[title, type, tier]} />;
}

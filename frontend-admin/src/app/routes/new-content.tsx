import { Typography, Card } from 'antd';
import { useNavigate } from 'react-router-dom';
import { eventKind } from '../../features/content/kinds/event.ts';
import type { ContentKind } from '../../features/content/kinds/kind.ts';
import { lessonKind } from '../../features/content/kinds/lesson.ts';
import { useRoles } from '../../shell/use-roles.ts';
import { PageHeader } from '../../ui/page-head.tsx';
import { LoadStatus } from '../../ui/load-state.tsx';
import { useContentForm } from '../../features/content/use-content-form.ts';
import { ContentForm } from '../../features/content/components/content-form.tsx';

interface NewContentPageProps {
  title: string;
  kind: ContentKind;
  back: string;
}

function NewContentPage({ title, kind, back }: NewContentPageProps) {
  const navigate = useNavigate();
  const roles = useRoles();
  if (!roles) return <LoadStatus isLoading />;
  const mayWrite = roles.some((role) => role !== 'support');
  return (
    <>
      <PageHeader title={title} />
      {mayWrite ? (
        <NewContent kind={kind} onDone={() => void navigate(back)} />
      ) : (
        <Typography.Text>Only an editor or an administrator can add content.</Typography.Text>
      )}
    </>
  );
}

export const NewLessonPage = () => (
  <NewContentPage title="Create New Lesson" kind={lessonKind} back="/admin/content#lessons" />
);

export const NewEventPage = () => <NewContentPage title="Schedule New Event" kind={eventKind} back="/admin/events" />;

function NewContent({ kind, onDone }: { kind: ContentKind; onDone: () => void }) {
  const editing = useContentForm(kind, undefined);
  return (
    <Card style={{ maxWidth: 800 }}>
      <ContentForm kind={kind} editing={editing} onSaved={onDone} onCancel={() => editing.leave(onDone)} />
      {editing.place}
    </Card>
  );
}

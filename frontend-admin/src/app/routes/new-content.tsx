import { Typography } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contentItemQuery, type ContentValues } from '../../features/content/api/content.ts';
import { eventKind } from '../../features/content/kinds/event.ts';
import type { ContentKind } from '../../features/content/kinds/kind.ts';
import { contentKinds } from '../../features/content/kinds/kinds.ts';
import { lessonKind } from '../../features/content/kinds/lesson.ts';
import { useShell } from '../../shell/shell.tsx';
import { useRoles } from '../../shell/use-roles.ts';
import { capitalize } from '../../ui/format.ts';
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
  const [params] = useSearchParams();
  const roles = useRoles();
  if (!roles) return <LoadStatus isLoading />;
  const from = params.get('from');
  const props = { kind, onDone: () => void navigate(back) };
  const content = from ? <CopiedContent {...props} from={from} /> : <NewContent {...props} />;
  const mayWrite = roles.some((role) => role !== 'support');
  return (
    <>
      <PageHeader title={title} />
      {mayWrite ? content : <Typography.Text>Only an editor or an administrator can add content.</Typography.Text>}
    </>
  );
}

export function NewItemPage() {
  const [params] = useSearchParams();
  const kind = contentKinds.find(({ one }) => one === params.get('kind')) ?? lessonKind;
  return (
    <NewContentPage
      key={kind.name}
      title={`Create New ${capitalize(kind.one)}`}
      kind={kind}
      back={`/admin/content#${kind.name}`}
    />
  );
}

export const NewEventPage = () => <NewContentPage title="Schedule New Event" kind={eventKind} back="/admin/events" />;

interface NewContentProps {
  kind: ContentKind;
  onDone: () => void;
}

const withoutTimes = { startsAt: undefined, endsAt: undefined, publishAt: undefined, unpublishAt: undefined };

function CopiedContent({ from, ...props }: NewContentProps & { from: string }) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery(contentItemQuery(api, props.kind.name, from));
  if (!data)
    return (
      <LoadStatus
        isLoading={!error}
        failure={error ? `Failed to load this ${props.kind.one}` : undefined}
        onRetry={() => void refetch()}
      />
    );
  const prefill = { ...data, title: `Copy of ${data.title}`, slug: `${String(data['slug'])}-copy` };
  return <NewContent {...props} prefill={{ ...prefill, ...withoutTimes }} />;
}

function NewContent({ kind, onDone, prefill }: NewContentProps & { prefill?: ContentValues }) {
  const editing = useContentForm(kind, undefined, prefill);
  return (
    <>
      <ContentForm
        kind={kind}
        editing={editing}
        layout="page"
        onSaved={onDone}
        onCancel={() => editing.leave(onDone)}
      />
      <div>{editing.place}</div>
    </>
  );
}

import { Tabs } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ModerationActionList } from '../../features/moderation/components/action-list.tsx';
import { ModerationQueue } from '../../features/moderation/components/moderation-queue.tsx';
import { ModerationCaseLoader } from '../../features/moderation/components/load-case.tsx';
import { SuspendedMemberList } from '../../features/moderation/components/suspended-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

const decided = '/admin/forum?show=decided';
const decidedPost = (id: string): string => `${decided}&post=${id}`;

function DecidedPost() {
  const [params] = useSearchParams();
  const id = params.get('post');
  if (!id) return <ModerationActionList to={decidedPost} />;
  return (
    <>
      <div>
        <LinkButton to={decided}>All decisions</LinkButton>
      </div>
      <ModerationCaseLoader key={id} id={id} to={decidedPost} />
    </>
  );
}

const items = [
  { key: 'waiting', label: 'Waiting', children: <ModerationQueue /> },
  { key: 'decided', label: 'Decided', children: <DecidedPost /> },
  { key: 'suspended', label: 'Suspended members', children: <SuspendedMemberList /> },
];

export function ForumPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const show = items.find(({ key }) => key === params.get('show'))?.key ?? 'waiting';
  return (
    <>
      <PageHeader title="Moderation" about="the forum" />
      <Tabs
        aria-label="Moderation"
        items={items}
        destroyOnHidden
        activeKey={show}
        onChange={(key) => void navigate(key === 'waiting' ? '/admin/forum' : `/admin/forum?show=${key}`)}
      />
    </>
  );
}

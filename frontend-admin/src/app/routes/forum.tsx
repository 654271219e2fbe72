import { Tabs } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DecidedList } from '../../features/moderation/components/decided-list.tsx';
import { ModerationQueue } from '../../features/moderation/components/moderation-queue.tsx';
import { OneCase } from '../../features/moderation/components/one-case.tsx';
import { SuspendedList } from '../../features/moderation/components/suspended-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';

const decided = '/admin/forum?show=decided';
const decidedPost = (id: string): string => `${decided}&post=${id}`;

function Decided() {
  const [params] = useSearchParams();
  const id = params.get('post');
  if (!id) return <DecidedList to={decidedPost} />;
  return (
    <>
      <div>
        <LinkButton to={decided}>All decisions</LinkButton>
      </div>
      <OneCase key={id} id={id} to={decidedPost} />
    </>
  );
}

const items = [
  { key: 'waiting', label: 'Waiting', children: <ModerationQueue /> },
  { key: 'decided', label: 'Decided', children: <Decided /> },
  { key: 'suspended', label: 'Suspended members', children: <SuspendedList /> },
];

export function ForumPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const show = items.find(({ key }) => key === params.get('show'))?.key ?? 'waiting';
  return (
    <>
      <PageHead title="Moderation" about="the forum" />
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

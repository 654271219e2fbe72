import { Tabs } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCanWrite } from '../../shell/use-roles.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-head.tsx';
import { capitalize } from '../../ui/format.ts';
import { contentKinds } from '../../features/content/kinds/kinds.ts';
import { ContentList } from '../../features/content/components/content-list.tsx';

const items = contentKinds.map((kind) => ({
  key: kind.name,
  label: capitalize(kind.name),
  children: <ContentList kind={kind} />,
}));

function ContentTabs() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isKnown = contentKinds.some(({ name }) => name === hash.slice(1));
  return (
    <Tabs
      aria-label="Kinds of content"
      items={items}
      destroyOnHidden
      activeKey={isKnown ? hash.slice(1) : 'programs'}
      onChange={(key) => void navigate({ search: '', hash: key }, { replace: true })}
    />
  );
}

export function ContentPage() {
  const mayWrite = useCanWrite();
  return (
    <>
      <PageHeader title="Content Management">
        {mayWrite && <LinkButton to="/admin/content/trash">Trash</LinkButton>}
      </PageHeader>
      <ContentTabs />
    </>
  );
}

import { Typography } from 'antd';
import { TrashList } from '../../features/content/components/trash-list.tsx';
import { useRoles } from '../../shell/use-roles.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadStatus } from '../../ui/load-state.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

export function TrashPage() {
  const roles = useRoles();
  if (!roles) return <LoadStatus isLoading />;
  const mayWrite = roles.some((role) => role !== 'support');
  return (
    <>
      <PageHeader title="Trash" about="content">
        <LinkButton to="/admin/content">All content</LinkButton>
      </PageHeader>
      {mayWrite ? (
        <TrashList />
      ) : (
        <Typography.Text>Only an editor or an administrator can open the trash.</Typography.Text>
      )}
    </>
  );
}

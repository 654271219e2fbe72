import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Flex } from 'antd';
import { useRef, useState } from 'react';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { useConfirmDialog } from '../../../ui/dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import {
  audienceList,
  audienceListKey,
  audienceOptionsQuery,
  deleteAudience,
  type Audience,
} from '../api/audiences.ts';
import { describeFilter } from '../audience-texts.ts';
import { AudienceDialog } from './audience-dialog.tsx';

const columns: Column<Audience>[] = [
  { title: 'Audience', cell: (row) => <AudienceName audience={row} /> },
  {
    title: 'Changed',
    width: { medium: '200px', wide: '220px' },
    from: 'medium',
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
    folded: ({ updatedAt }) => `Changed ${formatDateTime(updatedAt)}`,
  },
  {
    title: 'Actions',
    width: { narrow: '92px', medium: '92px', wide: '92px' },
    cell: (row) => <AudienceActions audience={row} />,
  },
];

export function AudienceList() {
  const { api, toasts } = useShell();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Flex justify="end">
        <Button type="primary" onClick={() => setIsAdding(true)}>
          New audience
        </Button>
      </Flex>
      <PagedTable
        label="Audiences"
        list={audienceList(api)}
        columns={columns}
        empty="No saved audiences yet. Add one, and choose it when you write a campaign."
      />
      {isAdding && (
        <AudienceDialog
          onSaved={() => {
            setIsAdding(false);
            toasts.show({ title: 'Audience saved' });
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

function AudienceName({ audience: { name, filter } }: { audience: Audience }) {
  const { api } = useShell();
  const { data: options } = useQuery(audienceOptionsQuery(api));
  return (
    <div>
      <span className="name">{name}</span>
      <span className="below">{describeFilter(filter, options?.programs)}</span>
    </div>
  );
}

function AudienceActions({ audience }: { audience: Audience }) {
  const { api, toasts } = useShell();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { confirm, place } = useConfirmDialog();
  const { mutateAsync } = useMutationWithToast({
    key: audienceListKey,
    call: () => deleteAudience(api, audience),
    done: () => 'Audience deleted',
    failed: () => 'Failed to delete the audience',
  });
  const close = () => {
    setIsEditing(false);
    trigger.current?.focus();
  };
  const askToDelete = () =>
    confirm({
      title: `Delete “${audience.name}”?`,
      content: 'Drafts that use it will have no audience. Campaigns that were sent do not change.',
      okText: 'Delete audience',
      okButtonProps: { danger: true },
      cancelText: 'Cancel',
      onOk: () => mutateAsync(undefined).catch(() => undefined),
    });
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'edit', label: 'Edit', onClick: () => setIsEditing(true) },
            { key: 'delete', label: 'Delete', danger: true, onClick: askToDelete },
          ],
        }}
      >
        <Button ref={trigger} type="text" size="small" aria-label={`More for ${audience.name}`}>
          More
        </Button>
      </Dropdown>
      {isEditing && (
        <AudienceDialog
          audience={audience}
          onSaved={() => {
            close();
            toasts.show({ title: 'Audience saved' });
          }}
          onClose={close}
        />
      )}
      <span>{place}</span>
    </>
  );
}

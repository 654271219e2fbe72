import { Button, Dropdown, Grid } from 'antd';
import type { Column } from '../../../ui/data-table.tsx';
import type { ContentItem } from '../api/content.ts';

interface RowActionsProps {
  row: ContentItem;
  onEdit: (row: ContentItem) => void;
  onDelete: (row: ContentItem) => void;
}

function RowActions({ row, onEdit, onDelete }: RowActionsProps) {
  const { sm } = Grid.useBreakpoint();
  const [edit, remove] = [() => onEdit(row), () => onDelete(row)];
  if (sm)
    return (
      <>
        <Button type="text" size="small" aria-label={`Edit ${row.title}`} onClick={edit}>
          Edit
        </Button>
        <Button type="text" size="small" danger aria-label={`Delete ${row.title}`} onClick={remove}>
          Delete
        </Button>
      </>
    );
  const items = [
    { key: 'edit', label: 'Edit', onClick: edit },
    { key: 'delete', label: 'Delete', danger: true, onClick: remove },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" aria-label={`Actions for ${row.title}`}>
        ...
      </Button>
    </Dropdown>
  );
}

export const createActionsColumn = (on: Omit<RowActionsProps, 'row'>): Column<ContentItem> => ({
  title: 'Actions',
  width: { narrow: '76px', medium: '156px', wide: '156px' },
  cell: (row) => <RowActions row={row} {...on} />,
});

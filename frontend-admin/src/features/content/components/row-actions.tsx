import { Button, Dropdown, Grid } from 'antd';
import { useRef } from 'react';
import type { Column } from '../../../ui/data-table.tsx';
import type { ContentItem } from '../api/content.ts';
import { usePrefetchHandlers } from './use-prefetch-handlers.ts';

export interface RowAction {
  key: string;
  label: string;
  onClick: () => void;
}

interface RowActionsProps {
  row: ContentItem;
  onApproach: (row: ContentItem) => void;
  onEdit: (row: ContentItem) => void;
  onDelete: (row: ContentItem) => void;
  onVersions: (row: ContentItem) => void;
  onPreview: (row: ContentItem) => void;
  more: (row: ContentItem) => RowAction[];
}

function RowActions({ row, onApproach, onEdit, onDelete, onVersions, onPreview, more }: RowActionsProps) {
  const { sm } = Grid.useBreakpoint();
  const [edit, remove] = [() => onEdit(row), () => onDelete(row)];
  const approaching = usePrefetchHandlers(() => onApproach(row));
  const trigger = useRef<HTMLButtonElement>(null);
  const openDrawer = (open: (row: ContentItem) => void) => () => {
    // A closed drawer returns the focus to the last focused element, which must still exist.
    trigger.current?.focus();
    open(row);
  };
  const menu = [
    { key: 'preview', label: 'Preview', onClick: openDrawer(onPreview) },
    { key: 'versions', label: 'Versions', onClick: openDrawer(onVersions) },
    ...more(row).map(({ onClick, ...action }) => ({
      ...action,
      onClick: () => {
        onClick();
        // The menu button loses the focus when its row moves, so the button gets the focus again.
        requestAnimationFrame(() => trigger.current?.focus());
      },
    })),
  ];
  if (sm)
    return (
      <>
        <Button type="text" size="small" aria-label={`Edit ${row.title}`} {...approaching} onClick={edit}>
          Edit
        </Button>
        <Button type="text" size="small" danger aria-label={`Delete ${row.title}`} onClick={remove}>
          Delete
        </Button>
        <Dropdown trigger={['click']} menu={{ items: menu }}>
          <Button ref={trigger} type="text" size="small" aria-label={`More for ${row.title}`}>
            More
          </Button>
        </Dropdown>
      </>
    );
  const items = [
    { key: 'edit', label: 'Edit', onClick: edit },
    ...menu,
    { key: 'delete', label: 'Delete', danger: true, onClick: remove },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button ref={trigger} type="text" size="small" aria-label={`Actions for ${row.title}`} {...approaching}>
        ...
      </Button>
    </Dropdown>
  );
}

export const createActionsColumn = (on: Omit<RowActionsProps, 'row'>): Column<ContentItem> => ({
  title: 'Actions',
  width: { narrow: '76px', medium: '208px', wide: '208px' },
  cell: (row) => <RowActions row={row} {...on} />,
});

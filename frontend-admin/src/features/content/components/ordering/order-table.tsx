import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Grid, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { PagedList } from '../../../../shell/paged-list.ts';
import { DataTable, type Column, type Selection } from '../../../../ui/data-table.tsx';
import { formatCount } from '../../../../ui/format.ts';
import { LoadStatus } from '../../../../ui/load-state.tsx';
import type { ContentItem } from '../../api/content.ts';
import type { ContentKind } from '../../kinds/kind.ts';
import { useContentOrder } from '../../use-order.ts';
import type { RowAction } from '../row-actions.tsx';
import { createAnnouncements } from './announcements.ts';
import { DragHandle, SortableRow } from './sortable-row.tsx';

interface OrderTableProps {
  kind: ContentKind;
  parentId: string;
  label: string;
  list: PagedList<ContentItem>;
  createColumns: (more: (row: ContentItem) => RowAction[]) => Column<ContentItem>[];
  empty: string;
  selection: Selection<ContentItem> | undefined;
  otherwise: ReactNode;
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const instructions = {
  draggable: 'To move a row, press Space, move it with the arrow keys, and press Space again. Escape cancels.',
};

export function OrderTable(props: OrderTableProps) {
  const { kind, parentId, label, list, createColumns, empty, selection, otherwise } = props;
  const { md = false } = Grid.useBreakpoint();
  const { items, isTooLong, isPending, failure, refetch, move } = useContentOrder(kind, parentId, list);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  if (isTooLong)
    return (
      <>
        {otherwise}
        <Typography.Text type="secondary">
          There are too many {kind.name} to move them here. Change the order in their forms.
        </Typography.Text>
      </>
    );
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const moves = (row: ContentItem): RowAction[] => {
    const index = indexOf(row.id);
    return [
      ...(index > 0 ? [{ key: 'up', label: 'Move up', onClick: () => move(index, index - 1) }] : []),
      ...(index < items.length - 1 ? [{ key: 'down', label: 'Move down', onClick: () => move(index, index + 1) }] : []),
    ];
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDownOnly]}
        accessibility={{ announcements: createAnnouncements(items), screenReaderInstructions: instructions }}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
        }}
      >
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          <DataTable
            label={label}
            columns={createColumns(moves)}
            rows={items}
            {...(md && { mark: ({ title }: ContentItem) => <DragHandle title={title} />, rowComponent: SortableRow })}
            isStale={false}
            selection={selection}
            state={<LoadStatus isLoading={isPending} failure={failure} onRetry={refetch} empty={empty} />}
          />
        </SortableContext>
      </DndContext>
      {items.length > 0 && (
        <Typography.Text type="secondary">
          {[`${formatCount(items.length, kind.one)}, ${kind.order}.`, items.length > 1 && (md ? handleHelp : menuHelp)]
            .filter(Boolean)
            .join(' ')}
        </Typography.Text>
      )}
    </>
  );
}

const handleHelp =
  'Drag a row by its dots. By keyboard: Tab to the dots, Space lifts the row, the arrows move it, Space drops it, Escape cancels.';

const menuHelp = 'To move a row, open its menu.';

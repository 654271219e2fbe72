import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useCanWrite } from '../../../shell/use-roles.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { capitalize } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { contentItemQuery, contentList, type ContentItem } from '../api/content.ts';
import { emptyListText } from '../empty-list-text.ts';
import { ParentSelect } from '../fields/parent.tsx';
import type { ContentKind } from '../kinds/kind.ts';
import { prefetchItem } from '../prefetch-item.ts';
import { useCopyContentItem } from '../use-copy.ts';
import { useRowPreview } from '../use-preview.ts';
import { useRowSelection } from '../use-selection.ts';
import { useUrlFilters } from '../use-url-filters.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { AddContentDialog, EditContentDialog } from './content-dialog.tsx';
import { withUnpublishedChangesNote, parseStatus, statusColumn, StatusFilter } from './content-status.tsx';
import { DeleteContentDialog } from './delete-dialog.tsx';
import { createActionsColumn, type RowAction } from './row-actions.tsx';
import { parseTier, TierFilter } from './tier-filter.tsx';

type OpenDialog =
  { add: true } | { edit: { id: string; listed?: ContentItem } } | { remove: ContentItem } | { versions: ContentItem };

const OrderTable = lazy(async () => ({ default: (await import('./ordering/order-table.tsx')).OrderTable }));
const RevisionsDrawer = lazy(async () => ({ default: (await import('./versions-drawer.tsx')).RevisionsDrawer }));
const PreviewDrawer = lazy(async () => ({ default: (await import('./preview-drawer.tsx')).PreviewDrawer }));

export function ContentList({ kind }: { kind: ContentKind }) {
  const { name, one, order, parent } = kind;
  const { api } = useShell();
  const queryClient = useQueryClient();
  const mayWrite = useCanWrite();
  const [open, setOpen] = useState<OpenDialog>();
  const { filters, setFilter, numbered } = useUrlFilters();
  const [typed, setTyped] = useState(filters.get('q') ?? '');
  const q = useDebouncedValue(typed.trim());
  const parentId = parent && (filters.get(parent.filter) ?? undefined);
  const status = parseStatus(filters.get('status'));
  const tier = 'visibilityTier' in kind.fields ? parseTier(filters.get('tier')) : undefined;
  const list = contentList(api, name, {
    ...(parent && parentId && { [parent.filter]: parentId }),
    ...(status && { status }),
    ...(tier && { tier }),
  });
  const close = () => setOpen(undefined);
  const preview = useRowPreview(kind);
  const copy = useCopyContentItem(kind, (id) => setOpen({ edit: { id } }));
  const createColumns = (more?: (row: ContentItem) => RowAction[]) => [
    ...kind.columns.map((column, index) => (index === 0 ? withUnpublishedChangesNote(column) : column)),
    statusColumn,
    ...(mayWrite
      ? [
          createActionsColumn({
            onApproach: ({ id }) => void prefetchItem(queryClient, contentItemQuery(api, name, id)),
            onEdit: (listed) => setOpen({ edit: { id: listed.id, listed } }),
            onDelete: (remove) => setOpen({ remove }),
            onVersions: (versions) => setOpen({ versions }),
            onPreview: preview.open,
            more: (row) => [...(more?.(row) ?? []), { key: 'copy', label: 'Copy', onClick: () => copy(row) }],
          }),
        ]
      : []),
  ];
  const label = capitalize(name);
  const empty = emptyListText(kind, { q, status, tier, isNarrowed: Boolean(parentId), mayWrite });
  const selected = useRowSelection(filters);
  const selection = mayWrite ? selected : undefined;
  const table = (
    <PagedTable {...{ label, list, empty, order, selection, numbered }} search={q} columns={createColumns()} />
  );
  const isWhole = [...filters.keys()].every((filter) => filter === parent?.filter || filter === 'page');
  const canOrder = mayWrite && parentId && isWhole;
  return (
    <>
      <Flex wrap gap={12}>
        <SearchField
          placeholder="Search by title..."
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setFilter('q', text.trim());
          }}
        />
        {parent && (
          <ParentSelect
            kind={parent.kind}
            aria-label={capitalize(parent.filter)}
            placeholder={`Any ${parent.filter}`}
            allowClear
            style={{ flex: '0 1 260px' }}
            value={parentId}
            onChange={(id) => setFilter(parent.filter, id ?? '')}
          />
        )}
        <StatusFilter value={status} onChange={(value) => setFilter('status', value)} />
        {'visibilityTier' in kind.fields && <TierFilter value={tier} onChange={(value) => setFilter('tier', value)} />}
        {mayWrite && (
          <Button type="primary" style={{ marginInlineStart: 'auto' }} onClick={() => setOpen({ add: true })}>
            Add {one}
          </Button>
        )}
      </Flex>
      {mayWrite && <BulkBar kind={kind} selected={selected.rows} onSelect={selected.onChange} />}
      {canOrder && parentId ? (
        <Suspense fallback={<LoadStatus isLoading />}>
          <OrderTable
            key={parentId}
            {...{ kind, label, list, createColumns, empty, parentId, selection }}
            otherwise={table}
          />
        </Suspense>
      ) : (
        table
      )}
      {mayWrite && parent && !canOrder && (
        <Typography.Text type="secondary">
          {`${parentId ? 'Clear the search and filters' : `Choose a ${parent.filter}`} to change the order.`}
        </Typography.Text>
      )}
      {open && 'add' in open && <AddContentDialog kind={kind} onClose={close} />}
      {open && 'edit' in open && <EditContentDialog kind={kind} {...open.edit} onClose={close} />}
      {open && 'remove' in open && <DeleteContentDialog kind={kind} row={open.remove} onClose={close} />}
      <Suspense>
        {preview.links && <PreviewDrawer one={one} preview={preview.links} onClose={preview.close} />}
        {open && 'versions' in open && <RevisionsDrawer kind={kind} row={open.versions} onClose={close} />}
      </Suspense>
    </>
  );
}

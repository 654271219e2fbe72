import { Alert, Button, Dropdown, Grid, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { TIERS } from 'shell/tier';
import { TierLabel } from '../../../../ui/art/tier-mark.tsx';
import { formatCount } from '../../../../ui/format.ts';
import { maxBulkItems, type BulkItem, type BulkRequest } from '../../api/bulk.ts';
import type { ContentItem } from '../../api/content.ts';
import type { ContentKind } from '../../kinds/kind.ts';
import { useBulkActions } from '../../use-bulk.ts';
import { notifiesOnRemoval } from '../removal-audience.tsx';
import { UnpublishDialog } from '../unpublish-dialog.tsx';
import { BulkDeleteDialog, BulkMoveDialog } from './bulk-dialogs.tsx';

type AskedAction = 'unpublish' | 'move' | 'delete';

interface BulkBarProps {
  kind: ContentKind;
  selected: ContentItem[];
  onSelect: (rows: ContentItem[]) => void;
}

export function BulkBar({ kind, selected, onSelect }: BulkBarProps) {
  const { sm = false } = Grid.useBreakpoint();
  const [asking, setAsking] = useState<AskedAction>();
  const place = useRef<HTMLDivElement>(null);
  const { run, isPending, failed, dismiss } = useBulkActions({
    kind,
    onDone: (refused) => {
      onSelect(selected.filter(({ id }) => refused.includes(id)));
      // The bar with the pressed button may disappear, so the focus moves to the place of the bar.
      place.current?.focus();
    },
  });
  const start = (request: Omit<BulkRequest, 'ids'>) => {
    setAsking(undefined);
    if (!isPending) run({ ...request, ids: selected.map(({ id }) => id) });
  };
  const isTooMany = selected.length > maxBulkItems;
  return (
    <div ref={place} tabIndex={-1} className="bulk">
      {selected.length > 0 && (
        <div className="bulk-bar" role="region" aria-label={`Selected ${kind.name}`} aria-busy={isPending}>
          <strong role="status">
            {isTooMany
              ? `${selected.length} selected. Select at most ${maxBulkItems}.`
              : `${sm ? formatCount(selected.length, kind.one, kind.name) : selected.length} selected`}
          </strong>
          {!isTooMany && <Actions kind={kind} isWide={sm} onStart={start} onAsk={setAsking} />}
          <Button
            type="text"
            aria-label="Clear selection"
            style={{ marginInlineStart: 'auto' }}
            onClick={() => onSelect([])}
          >
            {sm ? 'Clear selection' : '×'}
          </Button>
        </div>
      )}
      {failed.length > 0 && <Refusals kind={kind} failed={failed} onClose={dismiss} />}
      {asking === 'unpublish' && (
        <UnpublishDialog
          kind={kind}
          rows={selected}
          onUnpublish={() => start({ action: 'unpublish' })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'move' && (
        <BulkMoveDialog
          kind={kind}
          selected={selected}
          onMove={(parentId) => start({ action: 'move', parentId })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'delete' && (
        <BulkDeleteDialog
          kind={kind}
          selected={selected}
          onDelete={() => start({ action: 'delete' })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

interface ActionsProps {
  kind: ContentKind;
  isWide: boolean;
  onStart: (request: Omit<BulkRequest, 'ids'>) => void;
  onAsk: (dialog: AskedAction) => void;
}

function Actions({ kind, isWide, onStart, onAsk }: ActionsProps) {
  const publish = () => onStart({ action: 'publish' });
  const unpublish = () => (notifiesOnRemoval(kind) ? onAsk('unpublish') : onStart({ action: 'unpublish' }));
  const tierItems = TIERS.map((tier) => ({
    key: tier,
    label: <TierLabel tier={tier} />,
    onClick: () => onStart({ action: 'tier', visibilityTier: tier }),
  }));
  const hasTier = 'visibilityTier' in kind.fields;
  const move = kind.parent && { label: `Move to ${kind.parent.filter}`, onClick: () => onAsk('move') };
  if (isWide)
    return (
      <>
        <Button onClick={publish}>Publish</Button>
        <Button onClick={unpublish}>Unpublish</Button>
        {hasTier && (
          <Dropdown trigger={['click']} menu={{ items: tierItems }}>
            <Button>Set tier</Button>
          </Dropdown>
        )}
        {move && <Button onClick={move.onClick}>{move.label}</Button>}
        <Button danger onClick={() => onAsk('delete')}>
          Delete
        </Button>
      </>
    );
  const items: MenuProps['items'] = [
    { key: 'unpublish', label: 'Unpublish', onClick: unpublish },
    ...(hasTier ? [{ key: 'tier', type: 'group' as const, label: 'Set tier', children: tierItems }] : []),
    ...(move ? [{ key: 'move', ...move }] : []),
    { key: 'delete', label: 'Delete', danger: true, onClick: () => onAsk('delete') },
  ];
  return (
    <>
      <Button onClick={publish}>Publish</Button>
      <Dropdown trigger={['click']} placement="topRight" menu={{ items }}>
        <Button>More</Button>
      </Dropdown>
    </>
  );
}

interface RefusalsProps {
  kind: ContentKind;
  failed: BulkItem[];
  onClose: () => void;
}

const Refusals = ({ kind, failed, onClose }: RefusalsProps) => (
  <Alert
    type="warning"
    showIcon
    closable={{ onClose, 'aria-label': 'Close' }}
    title={`${formatCount(failed.length, kind.one, kind.name)} not changed`}
    description={
      <ul className="dependents">
        {failed.map(({ id, title, reason }) => (
          <li key={id}>{[title || 'Untitled', reason].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    }
  />
);

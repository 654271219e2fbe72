import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { formatCount } from '../../../../ui/format.ts';
import type { ContentItem } from '../../api/content.ts';
import { ParentSelect } from '../../fields/parent.tsx';
import type { ContentKind } from '../../kinds/kind.ts';
import { RemovalAudience, useRemovalAudience } from '../removal-audience.tsx';
import { RowTitles } from '../row-titles.tsx';

interface BulkDialogProps {
  kind: ContentKind;
  selected: ContentItem[];
  onClose: () => void;
}

const everythingBelow: Readonly<Record<string, string>> = {
  programs: ' with all their modules and lessons',
  modules: ' with all their lessons',
};

export function BulkDeleteDialog({ kind, selected, onDelete, onClose }: BulkDialogProps & { onDelete: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const count = formatCount(selected.length, kind.one, kind.name);
  const audience = useRemovalAudience(
    kind,
    selected.map((row) => row.id),
  );
  const isConfirmed = !kind.deletion.asksForTitle || typed.trim() === String(selected.length);
  return (
    <Dialog
      open
      width={440}
      title={`Are you sure you want to delete ${count}?`}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button danger type="primary" disabled={!isConfirmed || !audience.isKnown} onClick={onDelete}>
            {`Delete ${count}${audience.suffix}`}
          </Button>
        </>
      }
    >
      <RowTitles rows={selected} />
      <p>{`They will be moved to the trash${everythingBelow[kind.name] ?? ''} and stay there for 30 days.`}</p>
      <RemovalAudience audience={audience} />
      {kind.deletion.asksForTitle && (
        <p>
          <label htmlFor={id}>{`To confirm, type ${selected.length}`}</label>
          <Input id={id} inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </p>
      )}
    </Dialog>
  );
}

export function BulkMoveDialog({
  kind,
  selected,
  onMove,
  onClose,
}: BulkDialogProps & { onMove: (id: string) => void }) {
  const [parentId, setParentId] = useState<string>();
  const parent = kind.parent;
  if (!parent) return null;
  return (
    <Dialog
      open
      width={440}
      title={`Move ${formatCount(selected.length, kind.one, kind.name)}`}
      mask={{ closable: false }}
      onCancel={onClose}
      okText="Move"
      okButtonProps={{ disabled: !parentId }}
      onOk={() => parentId && onMove(parentId)}
    >
      <p>{`They are placed after the other ${kind.name} of the ${parent.filter}.`}</p>
      <ParentSelect
        kind={parent.kind}
        aria-label={`New ${parent.filter}`}
        placeholder={`Choose a ${parent.filter}`}
        style={{ width: '100%' }}
        value={parentId}
        onChange={setParentId}
      />
    </Dialog>
  );
}

import { Button } from 'antd';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCount } from '../../../ui/format.ts';
import type { ContentItem } from '../api/content.ts';
import type { ContentKind } from '../kinds/kind.ts';
import { RemovalAudience, useRemovalAudience } from './removal-audience.tsx';
import { RowTitles } from './row-titles.tsx';

interface UnpublishDialogProps {
  kind: ContentKind;
  rows: ContentItem[];
  onUnpublish: () => void;
  onClose: () => void;
}

export function UnpublishDialog({ kind, rows, onUnpublish, onClose }: UnpublishDialogProps) {
  const [first] = rows;
  const isSingle = rows.length === 1;
  const audience = useRemovalAudience(
    kind,
    rows.map(({ id }) => id),
  );
  const what = isSingle ? `this ${kind.one}` : formatCount(rows.length, kind.one, kind.name);
  const also = isSingle && first && kind.deletion.alsoDeletes?.(first);
  return (
    <Dialog
      open
      width={440}
      title={`Unpublish ${what}?`}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" disabled={!audience.isKnown} onClick={onUnpublish}>
            {isSingle ? `Unpublish${audience.suffix}` : `Unpublish ${what}${audience.suffix}`}
          </Button>
        </>
      }
    >
      {!isSingle && <RowTitles rows={rows} />}
      <p>
        {`Readers will no longer see ${isSingle ? 'it' : 'them'}${also ? ` and its ${also}` : ''}. You can publish ${isSingle ? 'it' : 'them'} again at any time.`}
      </p>
      <RemovalAudience audience={audience} />
    </Dialog>
  );
}

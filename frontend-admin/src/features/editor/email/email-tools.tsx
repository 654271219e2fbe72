import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { SelectedBlock, TextTarget } from '../markdown-input.tsx';
import { createItemBlock, createPicture, type EmailInsertion } from './blocks.ts';
import { ButtonDialog } from './button-dialog.tsx';
import { parseEmailBlock, parseTierBlock } from './describe-block.ts';
import { InsertMenu, type DialogName } from './insert-menu.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { TierDialog } from './tier-dialog.tsx';

const FilePicker = lazy(async () => ({ default: (await import('../../files/components/file-picker.tsx')).FilePicker }));

function findDialog(source: string | undefined): DialogName | undefined {
  if (source === undefined) return undefined;
  if (parseTierBlock(source)) return 'tier';
  const name = parseEmailBlock(source)?.name;
  return name === 'button' || name === 'event' || name === 'program' ? name : undefined;
}

export function EmailTools({ target }: { target: TextTarget }) {
  const [dialog, setDialog] = useState<{ name: DialogName; block: SelectedBlock | undefined }>();
  const { block } = target;
  const editable = findDialog(block?.source);
  const before = dialog?.block?.source;

  function finish(insertion: EmailInsertion): void {
    setDialog(undefined);
    if (dialog?.block) dialog.block.replace(insertion.markdown.split('\n')[0] ?? '');
    else target.insertBlock(insertion);
  }

  function close(): void {
    setDialog(undefined);
    target.focus();
  }

  return (
    <div className="email-tools">
      <InsertMenu
        onBlock={target.insertBlock}
        onField={target.insertField}
        onOpen={(name) => setDialog({ name, block: undefined })}
      />
      {editable && (
        <Button size="small" onClick={() => setDialog({ name: editable, block })}>
          Edit block
        </Button>
      )}
      {dialog?.name === 'picture' && (
        <Suspense>
          <FilePicker
            types={['image']}
            onChoose={({ url, alt }) => url && finish(createPicture(url, alt))}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog?.name === 'button' && (
        <ButtonDialog before={before ? parseEmailBlock(before) : undefined} onDone={finish} onClose={close} />
      )}
      {dialog?.name === 'tier' && (
        <TierDialog before={before ? parseTierBlock(before) : undefined} onDone={finish} onClose={close} />
      )}
      {(dialog?.name === 'event' || dialog?.name === 'program') && (
        <ItemDialog
          type={dialog.name}
          isEditing={dialog.block !== undefined}
          onChoose={(slug) => finish(createItemBlock(dialog.name as 'event' | 'program', slug))}
          onClose={close}
        />
      )}
    </div>
  );
}

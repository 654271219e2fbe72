import { Button, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useUpdateFile } from '../api/changes.ts';
import type { FileType, StoredFile } from '../api/files.ts';
import { fileTypes } from '../file-types.ts';
import { useUploads } from '../upload/use-uploads.ts';
import { alternativeTextHint } from './file-form.tsx';
import { PickerList } from './picker-list.tsx';
import { UploadLine } from './upload-line.tsx';
import { UploadZone } from './upload-zone.tsx';

interface FilePickerProps {
  types: readonly [FileType, ...FileType[]];
  onChoose: (file: StoredFile) => void;
  onClose: () => void;
  /** Receives uploads other than pictures, so that the dialog can close before the upload ends. */
  onUpload?: (uploadId: string) => void;
  uploadIds?: readonly string[];
}

export function FilePicker({ types, onChoose, onClose, onUpload, uploadIds: begun = [] }: FilePickerProps) {
  useFocusReturn();
  const { queue, uploads } = useUploads();
  const [type, setType] = useState(types[0]);
  const [uploadIds, setUploadIds] = useState(begun);
  const [chosen, setChosen] = useState<StoredFile>();
  const noun = types.length === 1 ? fileTypes[type].one : 'file';
  return (
    <Dialog
      open
      width={760}
      className="form-dialog"
      title={`Choose ${/^a/.test(noun) ? 'an' : 'a'} ${noun}`}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<PickerFooter key={chosen?.id} chosen={chosen} noun={noun} onChoose={onChoose} onClose={onClose} />}
    >
      <div className="picker">
        <UploadZone
          queue={queue}
          types={types}
          acceptsPaste
          onAdded={(uploadId, file) => {
            const isRefused = queue.read().some(({ id, status }) => id === uploadId && status === 'failed');
            if (onUpload && !isRefused && !file.type.startsWith('image/')) onUpload(uploadId);
            else setUploadIds([...uploadIds, uploadId]);
          }}
        />
        {uploads
          .filter(({ id }) => uploadIds.includes(id))
          .map((upload) => (
            <UploadLine key={upload.id} upload={upload} queue={queue} onReady={setChosen} />
          ))}
        {types.length > 1 && (
          <Segmented<FileType>
            aria-label="Type"
            options={types.map((value) => ({ value, label: fileTypes[value].label }))}
            value={type}
            onChange={setType}
          />
        )}
        <PickerList type={type} chosen={chosen} onChoose={setChosen} />
      </div>
    </Dialog>
  );
}

interface PickerFooterProps extends Pick<FilePickerProps, 'onChoose' | 'onClose'> {
  chosen: StoredFile | undefined;
  noun: string;
}

function PickerFooter({ chosen, noun, onChoose, onClose }: PickerFooterProps) {
  const { toasts } = useShell();
  const id = useId();
  const [alt, setAlt] = useState('');
  const { mutate, isPending } = useUpdateFile(chosen?.id ?? '');
  const needsAlt = chosen?.type === 'image' && !chosen.alt;
  function use(): void {
    if (!chosen) return;
    if (!needsAlt) return onChoose(chosen);
    mutate(
      { alt: alt.trim() },
      {
        onSuccess: onChoose,
        onError: (failure) => toasts.show(createFailureToast('Failed to save the alternative text', failure)),
      },
    );
  }
  return (
    <div className="picker-footer">
      {needsAlt && (
        <div>
          <label htmlFor={id}>{`Alternative text of ${chosen.name}`}</label>
          <Input.TextArea
            id={id}
            value={alt}
            autoSize={{ minRows: 1, maxRows: 4 }}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setAlt(target.value)}
          />
          <span id={`${id}-hint`} className="below">
            {alternativeTextHint}
          </span>
        </div>
      )}
      <span role="status">{chosen ? `Chosen: ${chosen.name}` : ''}</span>
      <Button onClick={onClose}>Cancel</Button>
      <BusyButton
        type="primary"
        label={`Use this ${noun}`}
        busy="Saving..."
        isBusy={isPending}
        disabled={!chosen || (needsAlt && alt.trim() === '')}
        onClick={use}
      />
    </div>
  );
}

import { Alert, Button, Flex, Input, Upload } from 'antd';
import { useId, useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { useSaveCaptions } from '../api/changes.ts';
import type { StoredFileDetails } from '../api/files.ts';

interface CaptionsDialogProps {
  file: StoredFileDetails;
  stored: string;
  onClose: () => void;
}

export function CaptionsDialog({ file, stored, onClose }: CaptionsDialogProps) {
  useFocusReturn();
  const { toasts } = useShell();
  const id = useId();
  const [text, setText] = useState(stored);
  const { mutate, isPending, error } = useSaveCaptions(file.id);
  const faults = error instanceof ApiProblem ? error.errors.filter(({ field }) => field === 'text') : [];
  const save = () =>
    mutate(text, {
      onSuccess: onClose,
      onError: (failure) => {
        if (failure instanceof ApiProblem && failure.errors.length > 0) return;
        toasts.show(createFailureToast('Failed to save the captions', failure));
      },
    });
  return (
    <ActionDialog
      width={640}
      className="form-dialog"
      title={`Captions of ${file.name}`}
      action={{
        label: 'Save captions',
        busy: 'Saving...',
        isBusy: isPending,
        disabled: text.trim() === '',
        onClick: save,
      }}
      onClose={onClose}
    >
      <Flex vertical gap={12}>
        <div>
          <Upload
            accept={{ format: '.vtt,text/vtt', filter: 'native' }}
            showUploadList={false}
            hasControlInside
            beforeUpload={async (chosen) => {
              setText(await chosen.text());
              return false;
            }}
          >
            <Button>Choose a .vtt file</Button>
          </Upload>
        </div>
        {faults.length > 0 && (
          <Alert
            type="error"
            role="alert"
            title="Nothing was saved. Correct these lines:"
            description={
              <ul className="dependents">
                {faults.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            }
          />
        )}
        <label htmlFor={id}>Text of the captions</label>
        <Input.TextArea
          id={id}
          className="captions"
          value={text}
          placeholder={example}
          autoSize={{ minRows: 8, maxRows: 18 }}
          aria-invalid={faults.length > 0}
          onChange={({ target }) => setText(target.value)}
        />
      </Flex>
    </ActionDialog>
  );
}

const example = 'WEBVTT\n\n00:00.000 --> 00:04.000\nSit so that nothing has to be held up.';

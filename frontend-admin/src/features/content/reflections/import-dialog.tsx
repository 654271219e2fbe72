import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Upload } from 'antd';
import { useId, useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatCount } from '../../../ui/format.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { contentKey } from '../api/content.ts';
import { importReflections, previewReflectionImport } from '../api/reflection-days.ts';
import { decodeText } from './decode-text.ts';
import { describeImportCount, ImportPreview } from './import-preview.tsx';

const example = '2027-03-01, The lamp, "Some evenings, the lamp is enough of a sun.", Which lamp is near you?';

const unknownResult = 'It is not known whether the texts were saved. Look at the calendar, or check again.';

const Failure = ({ error, lost }: { error: Error; lost: string }) => (
  <Alert type="error" showIcon title={error instanceof ApiProblem ? error.message : lost} />
);

export function ImportDialog({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const id = useId();
  const [list, setList] = useState('');
  const check = useMutation({ mutationFn: () => previewReflectionImport(api, list) });
  const save = useMutation({
    mutationFn: () => importReflections(api, list),
    onSuccess: ({ added }) => {
      toasts.show({ title: `${formatCount(added, 'text')} imported` });
      onClose();
    },
    onSettled: () => refetchQuery(queries, contentKey),
  });
  const change = (next: string) => {
    setList(next);
    check.reset();
    save.reset();
  };
  const { data: preview } = check;
  const isReady = preview && preview.faultyLines === 0;
  return (
    <Dialog
      open
      width={760}
      className="form-dialog with-long-list"
      title="Import texts"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isReady ? (
            <BusyButton
              type="primary"
              label={`Save ${formatCount(preview.items.length, 'text')}`}
              busy="Saving..."
              isBusy={save.isPending}
              onClick={() => save.mutate()}
            />
          ) : (
            <BusyButton
              type="primary"
              label="Check the texts"
              busy="Checking..."
              isBusy={check.isPending}
              disabled={list.trim() === ''}
              onClick={() => check.mutate()}
            />
          )}
        </>
      }
    >
      <Form layout="vertical">
        <Form.Item
          label="Texts"
          htmlFor={id}
          extra={`One line for each day: date, title, text, question. For example: ${example}`}
        >
          <Input.TextArea
            id={id}
            autoFocus
            value={list}
            placeholder="Paste the cells of a spreadsheet"
            autoSize={{ minRows: 4, maxRows: 12 }}
            onChange={({ target }) => change(target.value)}
          />
        </Form.Item>
      </Form>
      <Flex vertical gap={12}>
        <Upload
          accept={{ format: '.csv,.tsv,.txt,text/csv', filter: 'native' }}
          showUploadList={false}
          hasControlInside
          beforeUpload={async (file) => {
            change(decodeText(new Uint8Array(await file.arrayBuffer())));
            return false;
          }}
        >
          <Button>Read from a file</Button>
        </Upload>
        <p role="status">{preview && isReady && describeImportCount(preview)}</p>
        {preview && <ImportPreview preview={preview} />}
        {save.error ? (
          <Failure error={save.error} lost={unknownResult} />
        ) : (
          check.error && <Failure error={check.error} lost="The server could not be reached. Nothing was saved." />
        )}
      </Flex>
    </Dialog>
  );
}

import { Form, Input } from 'antd';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { useUpdateFile, type FileChanges } from '../api/changes.ts';
import type { StoredFileDetails } from '../api/files.ts';
import { FocalPointInput } from './focal-point-input.tsx';

export const alternativeTextHint =
  'Describe what the picture shows, in one sentence. Screen readers read it aloud, and it appears when the picture does not load.';

interface FileFormProps {
  file: StoredFileDetails;
  onChanged: (isChanged: boolean) => void;
}

export function FileForm({ file, onChanged }: FileFormProps) {
  const { toasts } = useShell();
  const [form] = Form.useForm<FileChanges>();
  const { mutate, isPending } = useUpdateFile(file.id);
  const isImage = file.type === 'image';

  function save(values: FileChanges): void {
    mutate(values, {
      onSuccess: () => {
        onChanged(false);
        toasts.show({ title: 'File updated' });
      },
      onError: (failure) => {
        const faults = failure instanceof ApiProblem ? failure.errors : [];
        const known = faults.filter(({ field }) => form.getFieldInstance(field as keyof FileChanges) !== undefined);
        if (known.length === 0) return toasts.show(createFailureToast('Failed to save the file', failure));
        form.setFields(known.map(({ field, message }) => ({ name: field as keyof FileChanges, errors: [message] })));
      },
    });
  }

  return (
    <Form<FileChanges>
      form={form}
      name="file"
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: file.name, alt: file.alt ?? '', focalPoint: file.focalPoint }}
      onValuesChange={() => onChanged(true)}
      onFinish={save}
    >
      {isImage && (
        <Form.Item name="focalPoint" label="Most important point">
          <FocalPointInput file={file} />
        </Form.Item>
      )}
      {isImage && (
        <Form.Item
          name="alt"
          label="Alternative text"
          extra={alternativeTextHint}
          rules={[{ required: true, whitespace: true, message: 'Alternative text is required' }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
      <Form.Item
        name="name"
        label="Name"
        rules={[{ required: true, whitespace: true, message: 'Name is required' }, createMaxLengthRule(255)]}
      >
        <Input />
      </Form.Item>
      <BusyButton htmlType="submit" type="primary" label="Save" busy="Saving..." isBusy={isPending} />
    </Form>
  );
}

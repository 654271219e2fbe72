import { Flex, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';

interface TextFormProps {
  label: string;
  hint: string;
  rows: number;
  send: string;
  sending: string;
  isMain?: boolean;
  /** Must reject after an error, so that the text stays in the form. */
  onSend: (text: string) => Promise<unknown>;
}

export function TextForm({ label, hint, rows, send, sending, isMain = false, onSend }: TextFormProps) {
  const [form] = Form.useForm<{ text: string }>();
  const typed = Form.useWatch('text', form) ?? '';
  const [isBusy, setBusy] = useState(false);

  async function submit({ text }: { text: string }): Promise<void> {
    setBusy(true);
    await onSend(text.trim()).then(
      () => form.resetFields(),
      () => undefined,
    );
    setBusy(false);
  }

  return (
    <Form form={form} name={useId()} layout="vertical" onFinish={(values) => void submit(values)}>
      <Form.Item name="text" label={label} extra={hint} initialValue="" rules={[createMaxLengthRule(5_000)]}>
        <Input.TextArea rows={rows} readOnly={isBusy} />
      </Form.Item>
      <Flex>
        <BusyButton
          htmlType="submit"
          type={isMain ? 'primary' : 'default'}
          disabled={typed.trim() === ''}
          label={send}
          busy={sending}
          isBusy={isBusy}
        />
      </Flex>
    </Form>
  );
}

import { Card, Form } from 'antd';
import { useId } from 'react';
import { EmailTools } from '../../editor/email/email-tools.tsx';
import { MarkdownInput } from '../../editor/markdown-input.tsx';

interface BodyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function BodyField({ value, error, onChange }: BodyFieldProps) {
  const id = useId();
  return (
    <Card title={<label htmlFor={id}>Text</label>}>
      <Form.Item
        {...(error && { validateStatus: 'error', help: error })}
        extra="Each email ends with the reason for it, an Unsubscribe link and our postal address."
      >
        <MarkdownInput label="Text" id={id} format="email" Tools={EmailTools} value={value} onChange={onChange} />
      </Form.Item>
    </Card>
  );
}

import { Button, Form, Input } from 'antd';
import { Dialog } from '../../../ui/dialog.tsx';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { toLinkUrl } from '../urls.ts';
import { createButtonBlock, type EmailInsertion } from './blocks.ts';
import { isAllowedEmailLink } from './email-syntax.ts';

interface ButtonFields {
  text: string;
  url: string;
}

interface ButtonDialogProps {
  before: ButtonFields | undefined;
  onDone: (block: EmailInsertion) => void;
  onClose: () => void;
}

const maxTextLength = 80;

/** Refuses parentheses, because parentheses would end the link in Markdown. */
function toButtonUrl(typed: string): string | undefined {
  const url = toLinkUrl(typed, isAllowedEmailLink);
  return url && !/[()]/.test(url) ? url : undefined;
}

export function ButtonDialog({ before, onDone, onClose }: ButtonDialogProps) {
  const [form] = Form.useForm<ButtonFields>();
  return (
    <Dialog
      open
      width={440}
      title={before ? 'Edit button' : 'Insert a button'}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={form.submit}>
            {before ? 'Save' : 'Insert'}
          </Button>
        </>
      }
    >
      <Form<ButtonFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={before ?? { text: '', url: '' }}
        onFinish={({ text, url }) => onDone(createButtonBlock(text, toButtonUrl(url) ?? url))}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="text"
          label="Label"
          rules={[
            { required: true, whitespace: true, message: 'Label is required' },
            { pattern: /^[^[\]]*$/, message: 'Write the label without brackets.' },
            createMaxLengthRule(maxTextLength),
          ]}
        >
          <Input autoFocus />
        </Form.Item>
        <Form.Item
          name="url"
          label="Link to"
          extra="A page of this site, such as /events, or another URL."
          rules={[
            {
              validator: (_rule, typed: string) =>
                toButtonUrl(typed)
                  ? Promise.resolve()
                  : Promise.reject(
                      new Error('Type a path such as /events, a URL such as https://example.org, or an email.'),
                    ),
            },
          ]}
        >
          <Input onPressEnter={form.submit} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}

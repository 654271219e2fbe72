import { Button, Form, Input } from 'antd';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { useId, useState } from 'react';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { useLiftSuspension } from '../api/changes.ts';

export function LiftSuspensionButton({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        End it now<span className="unseen">, {name}</span>
      </Button>
      {isOpen && <LiftDialog id={id} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function LiftDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>();
  const formName = useId();
  const { mutate, isPending } = useLiftSuspension(id, name);
  return (
    <ActionDialog
      width={520}
      className="form-dialog"
      title={`Let ${name} write again`}
      action={{ label: 'End the suspension', busy: 'Saving...', isBusy: isPending, onClick: form.submit }}
      onClose={onClose}
    >
      <Form
        form={form}
        name={formName}
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason }) => mutate(reason.trim(), { onSuccess: onClose })}
      >
        <Form.Item
          name="reason"
          label="Why"
          extra="They get it by email and on the site."
          rules={[{ required: true, whitespace: true, message: 'Please give a reason.' }, createMaxLengthRule(1_000)]}
        >
          <Input.TextArea autoFocus rows={4} />
        </Form.Item>
      </Form>
    </ActionDialog>
  );
}

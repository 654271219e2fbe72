import { Button, Form, Input } from 'antd';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { useId, useState } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
    <Dialog
      open
      width={520}
      className="form-dialog"
      title={`Let ${name} write again`}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton
            type="primary"
            label="End the suspension"
            busy="Saving..."
            isBusy={isPending}
            onClick={form.submit}
          />
        </>
      }
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
    </Dialog>
  );
}

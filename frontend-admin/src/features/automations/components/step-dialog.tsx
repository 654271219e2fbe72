import { Button, Flex, Form, Input, InputNumber, Select } from 'antd';
import { ApiProblem } from 'shell/api-problem';
import { useState } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailTools } from '../../editor/email/email-tools.tsx';
import { MarkdownInput } from '../../editor/markdown-input.tsx';
import { useSaveAutomation, type Automation, type StepInput } from '../api/automations.ts';
import { newStep, toAutomationInput } from '../automation-input.ts';
import { stepActionLabels } from '../texts.ts';

interface StepDialogProps {
  automation: Automation;
  position: number;
  onClose: () => void;
}

interface StepFields extends Omit<StepInput, 'waitHours'> {
  wait: number;
  unit: 'hours' | 'days';
}

const tierOptions = ['free', 'seeker', 'creator', 'visionary'].map((tier) => ({
  value: tier,
  label: tier.charAt(0).toUpperCase() + tier.slice(1),
}));

const createTextRules = (name: string, maxLength: number) => [
  { required: true, whitespace: true, message: `${name} is required` },
  createMaxLengthRule(maxLength),
];

function toFields({ waitHours, ...step }: StepInput): StepFields {
  const isInDays = waitHours % 24 === 0;
  return { ...step, wait: isInDays ? waitHours / 24 : waitHours, unit: isInDays ? 'days' : 'hours' };
}

const toStep = ({ wait, unit, ...fields }: StepFields): StepInput => ({
  ...newStep,
  ...fields,
  waitHours: unit === 'days' ? wait * 24 : wait,
});

export function StepDialog({ automation, position, onClose }: StepDialogProps) {
  const [form] = Form.useForm<StepFields>();
  const [failure, setFailure] = useState<string>();
  const save = useSaveAutomation();
  const input = toAutomationInput(automation);
  const step = input.steps[position];
  const action = Form.useWatch('action', form) ?? step?.action ?? 'email';
  const submit = async (fields: StepFields) => {
    const changed = { ...toStep(fields), ...(step?.id && { id: step.id }) };
    const steps = [...input.steps.slice(0, position), changed, ...input.steps.slice(position + 1)];
    try {
      await save.mutateAsync({ automation, input: { ...input, steps } });
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : 'Failed to save the step. Your text is still here.');
    }
  };
  return (
    <Dialog
      open
      width={640}
      title={step ? 'Edit step' : 'Add a step'}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton type="primary" label="Save" busy="Saving..." isBusy={save.isPending} onClick={form.submit} />
        </>
      }
    >
      <Form<StepFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={toFields(step ?? newStep)}
        onFinish={(fields) => void submit(fields)}
        scrollToFirstError={{ focus: true }}
      >
        <Flex gap={12} align="end">
          <Form.Item name="wait" label="Wait" rules={[{ required: true, message: 'Wait is required' }]}>
            <InputNumber min={0} max={8760} precision={0} />
          </Form.Item>
          <Form.Item name="unit">
            <Select
              aria-label="Unit of the wait"
              style={{ width: 120 }}
              options={[
                { value: 'days', label: 'days' },
                { value: 'hours', label: 'hours' },
              ]}
            />
          </Form.Item>
        </Flex>
        <Form.Item name="action" label="Then">
          <Select options={Object.entries(stepActionLabels).map(([value, label]) => ({ value, label }))} />
        </Form.Item>
        <ActionFields action={action} />
        <Form.Item
          name="tiers"
          label="Only for people with the tier (optional)"
          extra="The others continue with the next step."
        >
          <Select mode="multiple" placeholder="Everyone" options={tierOptions} />
        </Form.Item>
        {failure && <p role="alert">{failure}</p>}
      </Form>
    </Dialog>
  );
}

function ActionFields({ action }: { action: StepInput['action'] }) {
  if (action === 'email')
    return (
      <>
        <Form.Item name="subject" label="Subject" rules={createTextRules('Subject', 150)}>
          <Input />
        </Form.Item>
        <Form.Item
          name="preheader"
          label="Preheader (optional)"
          rules={[createMaxLengthRule(200)]}
          extra="Email programs show it after the subject."
        >
          <Input />
        </Form.Item>
        <Form.Item
          name="body"
          label="Text"
          rules={createTextRules('Text', 50_000)}
          extra="Each email ends with the reason for it, an Unsubscribe link and our postal address."
        >
          <MarkdownInput label="Text" format="email" Tools={EmailTools} />
        </Form.Item>
      </>
    );
  if (action === 'notify-staff')
    return (
      <Form.Item name="body" label="Message" rules={createTextRules('Message', 2_000)}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
      </Form.Item>
    );
  return (
    <Form.Item name="label" label="Label" rules={createTextRules('Label', 40)}>
      <Input />
    </Form.Item>
  );
}

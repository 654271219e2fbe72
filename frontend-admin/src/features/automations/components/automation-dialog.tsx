import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { capitalize } from '../../../ui/format.ts';
import {
  automationOptionsQuery,
  useSaveAutomation,
  type Automation,
  type AutomationInput,
} from '../api/automations.ts';
import { toAutomationInput } from '../automation-input.ts';

interface AutomationDialogProps {
  automation?: Automation | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

type Fields = Omit<AutomationInput, 'steps' | 'waiting'>;

const emptyInput: AutomationInput = {
  ...{ name: '', trigger: 'list-joined', triggerLabel: null, goal: 'none' },
  ...{ tiers: [], labels: [], sources: [], steps: [] },
};

const tierOptions = ['free', 'seeker', 'creator', 'visionary'].map((value) => ({ value, label: capitalize(value) }));
const toOptions = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));

export function AutomationDialog({ automation, onSaved, onClose }: AutomationDialogProps) {
  const { api } = useShell();
  const { data: options } = useQuery(automationOptionsQuery(api));
  const [form] = Form.useForm<Fields>();
  const save = useSaveAutomation();
  const [failure, setFailure] = useState<string>();
  const input = automation ? toAutomationInput(automation) : emptyInput;
  const trigger = Form.useWatch('trigger', form) ?? input.trigger;
  const submit = async (fields: Fields) => {
    const triggerLabel = fields.trigger === 'label-added' ? (fields.triggerLabel ?? null) : null;
    try {
      const saved = await save.mutateAsync({
        ...(automation && { automation }),
        input: { ...input, ...fields, triggerLabel },
      });
      onSaved(saved.id);
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : 'Failed to save the automation. Try again.');
    }
  };
  return (
    <Dialog
      open
      width={560}
      title={automation ? 'Edit automation' : 'New automation'}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton type="primary" label="Save" busy="Saving..." isBusy={save.isPending} onClick={form.submit} />
        </>
      }
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={input}
        onFinish={(fields) => void submit(fields)}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="name"
          label="Name"
          rules={[{ required: true, whitespace: true, message: 'Name is required' }, createMaxLengthRule(80)]}
        >
          <Input />
        </Form.Item>
        <Form.Item name="trigger" label="Starts when someone">
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={(options?.triggers ?? []).map(({ name, text }) => ({ value: name, label: text }))}
          />
        </Form.Item>
        {trigger === 'label-added' && (
          <Form.Item
            name="triggerLabel"
            label="Label"
            rules={[{ required: true, whitespace: true, message: 'Label is required' }, createMaxLengthRule(40)]}
          >
            <Input />
          </Form.Item>
        )}
        <Form.Item name="tiers" label="Only for people with the tier (optional)">
          <Select mode="multiple" placeholder="Any tier" options={tierOptions} />
        </Form.Item>
        <Form.Item name="labels" label="Only for people with one of these labels (optional)">
          <Select mode="tags" placeholder="Any label" tokenSeparators={[',']} options={toOptions(options?.labels)} />
        </Form.Item>
        <Form.Item
          name="sources"
          label="Only for people who joined through one of these forms (optional)"
          extra="The name of the place on the site, such as footer."
        >
          <Select mode="multiple" placeholder="Any form" options={toOptions(options?.sources)} />
        </Form.Item>
        <Form.Item
          name="goal"
          label="Ends early"
          extra="It always ends when the person unsubscribes. Replies are noticed only when MAIL_REPLY_DOMAIN is set."
        >
          <Select
            options={[
              { value: 'none', label: 'Only when the person unsubscribes' },
              { value: 'bought', label: 'Also when the person has a plan' },
              { value: 'replied', label: 'Also when the person replies to one of the emails' },
            ]}
          />
        </Form.Item>
        {failure && <p role="alert">{failure}</p>}
      </Form>
    </Dialog>
  );
}

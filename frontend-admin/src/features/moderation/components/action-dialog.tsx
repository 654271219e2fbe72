import { Alert, Form, Input, Select } from 'antd';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { useId } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { useModerationAction, type ModerationActionInput } from '../api/changes.ts';
import type { ModerationCase } from '../api/moderation.ts';
import { moderationActionTexts, type PostActionType } from '../action-texts.ts';
import { describeWarningCount } from '../labels.ts';
import { SuspensionEndField } from './until-field.tsx';

interface ActionDialogProps {
  kind: PostActionType;
  theCase: ModerationCase;
  onClose: () => void;
  onDone: () => void;
}

export function ModerationActionDialog({ kind, theCase, onClose, onDone }: ActionDialogProps) {
  const { title, hint, send, busy } = moderationActionTexts[kind];
  const { subject, otherCategories } = theCase;
  const [form] = Form.useForm<ModerationActionInput>();
  const id = useId();
  const { mutate, isPending, error } = useModerationAction(kind, theCase);
  const wasFirst = error instanceof ApiProblem && error.code === 'community.changed-meanwhile';
  return (
    <ActionDialog
      width={520}
      className="form-dialog"
      title={title(subject.name)}
      action={{ danger: kind === 'suspend', label: send, busy, isBusy: isPending, onClick: form.submit }}
      onClose={onClose}
    >
      {wasFirst && <Alert type="warning" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
      <Form
        form={form}
        name={id}
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason, ...said }) => mutate({ ...said, reason: reason.trim() }, { onSuccess: onDone })}
      >
        {kind === 'suspend' && <SuspensionEndField />}
        {kind === 'move' && (
          <Form.Item name="category" label="To" rules={[{ required: true, message: 'Choose a category.' }]}>
            <Select options={otherCategories.map(({ slug, title: label }) => ({ value: slug, label }))} />
          </Form.Item>
        )}
        <Form.Item
          name="reason"
          label={kind === 'warn' ? 'Your message to them' : 'Why'}
          extra={kind === 'warn' ? `${hint} ${describeWarningCount(subject)}` : hint}
          rules={[{ required: true, whitespace: true, message: 'Please give a reason.' }, createMaxLengthRule(1_000)]}
        >
          <Input.TextArea autoFocus rows={4} />
        </Form.Item>
      </Form>
    </ActionDialog>
  );
}

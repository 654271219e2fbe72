import { Form, Input } from 'antd';
import { useState } from 'react';
import { ActionDialog, ActionError } from '../../../ui/action-dialog.tsx';
import { createMaxLengthRule } from '../../../ui/max-characters.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { useSaveAudience, type Audience, type AudienceFilter } from '../api/audiences.ts';
import { hasUnreadableDay } from '../draft.ts';
import { AudienceConditions, isEmptyFilter } from './audience-conditions.tsx';
import { AudienceCountLine } from './audience-count.tsx';

interface AudienceDialogProps {
  audience?: Audience;
  fixedFilter?: AudienceFilter;
  onSaved: (audience: Audience) => void;
  onClose: () => void;
}

const maxNameLength = 80;

export function AudienceDialog({ audience, fixedFilter, onSaved, onClose }: AudienceDialogProps) {
  useFocusReturn();
  const [form] = Form.useForm<{ name: string }>();
  const [filter, setFilter] = useState<AudienceFilter>(fixedFilter ?? audience?.filter ?? {});
  // Saves send the version from when the dialog opened, so that the server detects saves by other users.
  const [opened] = useState(audience);
  const { mutate, isPending, error } = useSaveAudience(opened);
  const isUnreadable = hasUnreadableDay(filter);
  return (
    <ActionDialog
      width={fixedFilter ? 440 : 640}
      title={audience ? 'Edit audience' : fixedFilter ? 'Save as an audience' : 'New audience'}
      action={{ label: 'Save', busy: 'Saving...', isBusy: isPending, disabled: isUnreadable, onClick: form.submit }}
      onClose={onClose}
    >
      <Form<{ name: string }>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: audience?.name ?? '' }}
        onFinish={({ name }) => !isUnreadable && mutate({ name, filter }, { onSuccess: onSaved })}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="name"
          label="Name"
          rules={[
            { required: true, whitespace: true, message: 'Name is required' },
            createMaxLengthRule(maxNameLength),
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        {!fixedFilter && (
          <>
            <AudienceConditions filter={filter} onChange={setFilter} />
            {isEmptyFilter(filter) && <p className="below">Without conditions it is everyone on the mailing list.</p>}
            {!isUnreadable && <AudienceCountLine filter={filter} />}
          </>
        )}
        <ActionError error={error} />
      </Form>
    </ActionDialog>
  );
}

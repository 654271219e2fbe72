import { Button, Form, Select } from 'antd';
import { TIERS, getTierName, type Tier } from 'shell/tier';
import { Dialog } from '../../../ui/dialog.tsx';
import { createTierBlock, type EmailInsertion } from './blocks.ts';

interface TierDialogProps {
  before: Tier[] | undefined;
  onDone: (block: EmailInsertion) => void;
  onClose: () => void;
}

export function TierDialog({ before, onDone, onClose }: TierDialogProps) {
  const [form] = Form.useForm<{ tiers: Tier[] }>();
  return (
    <Dialog
      open
      width={440}
      title={before ? 'Edit tiers' : 'Insert a part for some tiers'}
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
      <Form<{ tiers: Tier[] }>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ tiers: before ?? TIERS.slice(1) }}
        onFinish={({ tiers }) => onDone(createTierBlock(TIERS.filter((tier) => tiers.includes(tier))))}
      >
        <Form.Item
          name="tiers"
          label="Tiers that get it"
          rules={[{ required: true, message: 'Choose at least one tier' }]}
        >
          <Select
            mode="multiple"
            virtual={false}
            options={TIERS.map((tier) => ({ value: tier, label: getTierName(tier) }))}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}

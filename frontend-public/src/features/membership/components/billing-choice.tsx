import { Segmented } from '../../../ui/segmented.tsx';
import type { Plan } from '../api/plans.ts';
import { annualSaving, type BillingInterval } from '../prices.ts';

interface BillingChoiceProps {
  plans: readonly Plan[];
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

export function BillingChoice({ plans, ...choice }: BillingChoiceProps) {
  const saving = annualSaving(plans);
  return (
    <Segmented
      label="Billing"
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'annual', label: saving > 0 ? `Annual, save ${saving}%` : 'Annual' },
      ]}
      {...choice}
    />
  );
}

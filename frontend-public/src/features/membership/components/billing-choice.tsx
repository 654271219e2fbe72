import { SegmentedControl } from '../../../ui/segmented.tsx';
import type { Plan } from '../api/plans.ts';
import { computeAnnualSavingPercent, type BillingInterval } from '../prices.ts';

interface BillingChoiceProps {
  plans: readonly Plan[];
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

export function BillingIntervalChoice({ plans, ...choice }: BillingChoiceProps) {
  const saving = computeAnnualSavingPercent(plans);
  return (
    <SegmentedControl
      label="Billing"
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'annual', label: saving > 0 ? `Annual, save ${saving}%` : 'Annual' },
      ]}
      {...choice}
    />
  );
}

import { Select } from 'antd';
import { TIERS } from 'shell/tier';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import { useChangeMemberPlan } from '../api/changes.ts';
import { getDisplayName, type Member } from '../api/members.ts';

const options = TIERS.map((plan) => ({ value: plan, label: <TierLabel tier={plan} /> }));

export function PlanPicker({ member }: { member: Member }) {
  const change = useChangeMemberPlan(member.id);
  return (
    <Select
      style={{ width: 124 }}
      aria-label={`Plan of ${getDisplayName(member)}`}
      size="small"
      virtual={false}
      options={options}
      value={change.isPending ? change.variables : member.plan}
      disabled={change.isPending}
      onSelect={(plan) => plan !== member.plan && change.mutate(plan)}
    />
  );
}

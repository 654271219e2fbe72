import { Select } from 'antd';
import { TIERS, type Tier } from 'shell/tier';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';

export const parseTier = (value: string | null): Tier | undefined => TIERS.find((tier) => tier === value);

const options = TIERS.map((value) => ({ value, label: <TierLabel tier={value} /> }));

interface TierFilterProps {
  value: Tier | undefined;
  onChange: (tier: string) => void;
}

export const TierFilter = ({ value, onChange }: TierFilterProps) => (
  <Select
    aria-label="Tier"
    placeholder="Any tier"
    allowClear
    virtual={false}
    style={{ flex: '0 1 160px' }}
    options={options}
    value={value}
    onChange={(tier?: string) => onChange(tier ?? '')}
  />
);

import { Flex } from 'antd';
import { createColorPair } from 'shell/color-pair';
import { getTierRank, type Tier } from 'shell/tier';
import { capitalize } from '../format.ts';

const rings = [9, 14, 19];

export const TierLabel = ({ tier }: { tier: Tier }) => (
  <Flex component="span" align="center" gap={8}>
    <TierMark tier={tier} />
    {capitalize(tier)}
  </Flex>
);

function TierMark({ tier }: { tier: Tier }) {
  return (
    <svg
      style={{ flex: 'none', color: createColorPair('#7a4300', '#f2b640') }}
      width="20"
      height="20"
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="4.5" fill="currentColor" />
      {rings.slice(0, getTierRank(tier)).map((radius) => (
        <circle key={radius} cx="20" cy="20" r={radius} fill="none" stroke="currentColor" strokeWidth="2" />
      ))}
    </svg>
  );
}

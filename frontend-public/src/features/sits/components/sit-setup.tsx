import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FilterChips } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { bellSounds, scheduleBell, getAudioContext } from '../bells.ts';
import type { SitPlan } from '../use-sitting.ts';
import { CountAsSitterSwitch } from './light-switch.tsx';
import { SitPageHeader } from './night-head.tsx';
import { PlayPauseIcon } from './player-icons.tsx';

type SitSetupProps = { plan: SitPlan; onChange: (plan: SitPlan) => void; onBegin: () => void };

const defaultLengths = [10, 20, 30, 45];
const lengthOptions = [
  ...defaultLengths.map((length) => ({ value: String(length), label: `${length} min` })),
  { value: 'other', label: 'Another length' },
];
const settleOptions = [
  { value: '0', label: 'None' },
  { value: '30', label: '30 s' },
  { value: '60', label: '1 min' },
] as const;
const bellOptions = [
  { value: 'none', label: 'None' },
  { value: '5', label: '5 min' },
  { value: '10', label: '10 min' },
] as const;
const maxMin = 180;

export function SitSetup({ plan, onChange, onBegin }: SitSetupProps) {
  const { lengthMin, settleSec, everyMin, voice, isScreenKept } = plan;
  const [isOther, setOther] = useState(!defaultLengths.includes(lengthMin));
  const [written, setWritten] = useState(String(lengthMin));
  const isLength = Number.isInteger(lengthMin) && lengthMin >= 1 && lengthMin <= maxMin;

  function chooseLength(value: string): void {
    setOther(value === 'other');
    if (value === 'other') setWritten(String(lengthMin));
    else onChange({ ...plan, lengthMin: Number(value) });
  }
  function writeLength(value: string): void {
    setWritten(value);
    onChange({ ...plan, lengthMin: Number(value) });
  }

  return (
    <>
      <SitPageHeader
        title="A silent sit"
        top={
          <Link to="/members/meditations" className="inline-flex min-h-11 items-center gap-3 text-base font-strong">
            <Icon name="back" /> Meditations
          </Link>
        }
      />
      <form
        method="dialog"
        className="column grid justify-items-start gap-7 pt-9 pb-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLength) onBegin();
        }}
      >
        <Labelled label="How long">
          <FilterChips
            isEven
            label="How long"
            options={lengthOptions}
            value={isOther ? 'other' : String(lengthMin)}
            onChange={chooseLength}
          />
        </Labelled>
        {isOther && (
          <TextField
            label="Minutes"
            inputMode="numeric"
            value={written}
            onChange={({ currentTarget }) => writeLength(currentTarget.value)}
            error={isLength ? undefined : `A whole number from 1 to ${maxMin}.`}
          />
        )}
        <Labelled label="Time to settle">
          <SegmentedControl
            isWide
            label="Time to settle"
            options={settleOptions}
            value={settleSec === 30 ? '30' : settleSec === 60 ? '60' : '0'}
            onChange={(value) => onChange({ ...plan, settleSec: Number(value) })}
          />
        </Labelled>
        <Labelled label="Bells between">
          <SegmentedControl
            isWide
            label="Bells between"
            options={bellOptions}
            value={everyMin === 5 ? '5' : everyMin === 10 ? '10' : 'none'}
            onChange={(value) => onChange({ ...plan, everyMin: value === 'none' ? undefined : Number(value) })}
          />
        </Labelled>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
          <Select
            label="Sound"
            options={bellSounds}
            value={voice}
            onChange={(value) => onChange({ ...plan, voice: value })}
          />
          <Button onClick={() => scheduleBell(getAudioContext(), voice, 0, 1)}>
            <PlayPauseIcon isPlaying={false} size={18} />
            Hear it
          </Button>
        </div>
        <CountAsSitterSwitch />
        <Switch
          label="Keep the screen on"
          checked={isScreenKept}
          onChange={(kept) => onChange({ ...plan, isScreenKept: kept })}
        />
        <Button type="submit" variant="gold" size="large" disabled={!isLength} className="sit-begin w-full tablet:w-64">
          Begin
        </Button>
      </form>
    </>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="max-w-full max-tablet:w-full">
      <p aria-hidden="true" className="mb-2 text-15 leading-snug font-strong">
        {label}
      </p>
      {children}
    </div>
  );
}

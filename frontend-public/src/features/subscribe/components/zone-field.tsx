import { useState } from 'react';
import { getBrowserTimeZone } from 'shell/time-zone';
import { Select } from '../../../ui/select.tsx';
import { listZoneOptions } from '../../../ui/zone-options.ts';

export function ZoneField() {
  const [zone, setZone] = useState(getBrowserTimeZone);
  return (
    <Select
      label="Time zone of the daily reflection"
      name="timeZone"
      options={listZoneOptions(zone)}
      value={zone}
      onChange={setZone}
    />
  );
}

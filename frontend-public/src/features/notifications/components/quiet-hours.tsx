import { useState } from 'react';
import { toBrowserTimeZone } from 'shell/time-zone';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { listZoneOptions } from '../../../ui/zone-options.ts';
import type { NotificationSettingsChange, NotificationSettings } from '../api/notifications.ts';
import { timeOfDayText, shiftMinutesByHalfDay, quarterHourTimes } from '../hours.ts';

const defaultQuietHours = { from: 21 * 60 + 30, until: 7 * 60 };
type Hours = typeof defaultQuietHours;
const [evening, morning] = [18, 6].map((hour) => timeOfDayText(hour * 60).replace(':00 ', ' '));
const times = quarterHourTimes.map((minutes) => ({ value: String(minutes), label: timeOfDayText(minutes) }));

interface QuietHoursProps {
  settings: NotificationSettings;
  zone: string;
  onChoose: (choice: NotificationSettingsChange) => void;
}

export function QuietHours({ settings: { quietHours }, zone, onChoose }: QuietHoursProps) {
  const saved = quietHours ?? defaultQuietHours;
  const [moved, setMoved] = useState({ of: saved, hours: saved });
  if (moved.of !== saved) setMoved({ of: saved, hours: saved });
  const { hours } = moved;
  const move = (part: Partial<Hours>): void => setMoved({ of: saved, hours: { ...hours, ...part } });
  const change = (part: Partial<Hours>): void => onChoose({ quietHours: { ...saved, ...part } });
  const letGo = (): void => {
    if (hours.from !== saved.from || hours.until !== saved.until) change(hours);
  };
  const chosen = toBrowserTimeZone(zone) ?? zone;
  return (
    <section aria-labelledby="quiet-hours" className="chapter grid gap-x-6 gap-y-8 pt-7 wide:grid-cols-12">
      <div className="wide:col-span-4">
        <h2 id="quiet-hours" className="title-32">
          Quiet hours
        </h2>
        <p className="mt-2 max-w-88 text-plain text-muted">
          During these hours we send no email; it arrives in the morning. Reminders for your circles are still sent.
        </p>
        <div className="mt-3">
          <Switch
            label="Keep quiet hours"
            checked={quietHours !== null}
            onChange={(keeps) => onChoose({ quietHours: keeps ? defaultQuietHours : null })}
          />
        </div>
      </div>
      <div className="min-w-0 wide:col-span-8">
        {quietHours && (
          <div
            className="quiet-band"
            style={{
              ['--from' as string]: shiftMinutesByHalfDay(hours.from),
              ['--until' as string]: shiftMinutesByHalfDay(hours.until),
            }}
          >
            <QuietHoursHandle
              label="Quiet from"
              value={hours.from}
              onChange={(from) => move({ from })}
              onLetGo={letGo}
            />
            <QuietHoursHandle
              label="Quiet until"
              value={hours.until}
              onChange={(until) => move({ until })}
              onLetGo={letGo}
            />
            <p aria-hidden="true" className="quiet-hours-words text-small text-muted">
              {['noon', evening, 'midnight', morning, 'noon'].map((word, at) => (
                <span key={at}>{word}</span>
              ))}
            </p>
          </div>
        )}
        <div className="mt-6 grid gap-6 tablet:grid-cols-3">
          {quietHours && (
            <>
              <Select
                label="From"
                options={times}
                value={String(hours.from)}
                onChange={(from) => change({ from: Number(from) })}
              />
              <Select
                label="Until"
                options={times}
                value={String(hours.until)}
                onChange={(until) => change({ until: Number(until) })}
              />
            </>
          )}
          <Select
            label="Time zone"
            options={listZoneOptions(chosen)}
            value={chosen}
            onChange={(picked) => onChoose({ zone: picked })}
          />
        </div>
      </div>
    </section>
  );
}

interface HandleProps {
  label: string;
  value: number;
  onChange: (minutes: number) => void;
  onLetGo: () => void;
}

function QuietHoursHandle({ label, value, onChange, onLetGo }: HandleProps) {
  return (
    <input
      type="range"
      min={0}
      max={24 * 60 - 15}
      step={15}
      aria-label={label}
      aria-valuetext={timeOfDayText(value)}
      value={shiftMinutesByHalfDay(value)}
      onChange={({ currentTarget }) => onChange(shiftMinutesByHalfDay(Number(currentTarget.value)))}
      onPointerUp={onLetGo}
      onKeyUp={onLetGo}
      onBlur={onLetGo}
    />
  );
}

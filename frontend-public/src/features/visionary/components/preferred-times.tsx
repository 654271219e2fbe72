import { getBrowserTimeZone } from 'shell/time-zone';
import { getServerTime } from '../../../frame/server-time.ts';
import { TextField } from '../../../ui/field.tsx';
import { formatCityName, formatZonedDateTime } from '../../../ui/times.ts';

const choices = ['First choice', 'Second choice', 'Third choice'];

export function PreferredTimesFields() {
  const soonest = formatZonedDateTime(getServerTime().toISOString(), getBrowserTimeZone()).slice(0, 16);
  return (
    <fieldset>
      <legend className="text-15 font-strong">
        Three times that suit you, your time, {formatCityName(getBrowserTimeZone())}
      </legend>
      <div className="mt-3 grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {choices.map((label) => (
          <TextField key={label} type="datetime-local" name="time" label={label} min={soonest} step={900} />
        ))}
      </div>
    </fieldset>
  );
}

/** An empty time becomes '', which the API rejects with a message. */
export function parsePreferredTimes(form: FormData): { times: string[]; zone: string } {
  const times = form.getAll('time').map((time) => {
    const moment = new Date(String(time));
    return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  });
  return { times, zone: getBrowserTimeZone() };
}

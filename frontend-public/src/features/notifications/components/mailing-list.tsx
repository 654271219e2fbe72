import { useId } from 'react';
import { Link } from 'react-router-dom';
import { getFailureMessage } from 'shell/failure-message';
import { getBrowserTimeZone } from 'shell/time-zone';
import { LoadState } from '../../../frame/load-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { formatDay } from '../../../ui/times.ts';
import { listZoneOptions } from '../../../ui/zone-options.ts';
import {
  toMailingPreferencesInput,
  useMailingPreferences,
  type MailingPreferencesInput,
  type MailingPreferences,
} from '../api/mailing-preferences.ts';

const bars = [{ height: 60 }, { height: 60 }];
const frequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Sundays' },
  { value: 'none', label: 'Never' },
] as const;
const stopped = {
  newsletter: false,
  productNews: false,
  clickTracking: false,
  reflections: 'none',
  isPaused: false,
} as const;

export function MailingListSettings({ userId }: { userId: string | undefined }) {
  const { asked, saving } = useMailingPreferences(userId);
  return (
    <section aria-labelledby="mailing-list-settings" className="chapter grid gap-x-6 gap-y-8 pt-7 wide:grid-cols-12">
      <div className="wide:col-span-4">
        <h2 id="mailing-list-settings" className="title-32">
          Mailing list
        </h2>
        {asked.data && (
          <p className="mt-2 max-w-88 text-plain wrap-anywhere text-muted">
            Emails from the institute to {asked.data.email}.{' '}
            <Link to="/account" className="text-link underline decoration-1 underline-offset-5">
              Change your email
            </Link>
          </p>
        )}
      </div>
      <div className="wide:col-span-8">
        <LoadState what="your emails" query={asked} lines={bars} />
        {asked.data && !asked.data.mayChoose && (
          <p className="text-plain">Confirm the email of your account first. Then you can choose what we send you.</p>
        )}
        {asked.data?.mayChoose && <MailingSwitches preferences={asked.data} onChoose={saving.mutate} />}
        {saving.isError && (
          <p role="alert" className="mt-4 text-plain text-danger">
            This was not saved: {getFailureMessage(saving.error)} Please choose again.
          </p>
        )}
        <p role="status" className="mt-4 min-h-6 text-15 text-muted">
          {saving.isPending && <span>Saving…</span>}
          {saving.isSuccess && <span>Saved.</span>}
        </p>
      </div>
    </section>
  );
}

interface MailingSwitchesProps {
  preferences: MailingPreferences;
  onChoose: (choice: MailingPreferencesInput) => void;
}

function MailingSwitches({ preferences, onChoose }: MailingSwitchesProps) {
  const { newsletter, productNews, clickTracking, reflections, pausedUntil, timeZone, hints } = preferences;
  const getsAny = newsletter || productNews || reflections !== 'none';
  // A new subscriber gets the daily reflection at the local time of this device.
  const zone = getsAny ? timeZone : getBrowserTimeZone();
  const change = (part: Partial<MailingPreferencesInput>): void =>
    onChoose({ ...toMailingPreferencesInput(preferences), timeZone: zone, ...part });
  return (
    <div className="grid gap-6">
      <Choice
        label="Newsletter"
        hint={hints.newsletter}
        checked={newsletter}
        onChange={(on) => change({ newsletter: on })}
      />
      <Choice
        label="Product news"
        hint={hints.productNews}
        checked={productNews}
        onChange={(on) => change({ productNews: on })}
      />
      <div className="grid justify-items-start gap-3">
        <p className="text-plain font-strong">Daily reflection by email, at 7:00 AM</p>
        <SegmentedControl
          label="Daily reflection by email"
          options={frequencies}
          value={reflections}
          onChange={(chosen) => change({ reflections: chosen })}
        />
        {reflections !== 'none' && (
          <>
            <Choice
              label={pausedUntil ? `Paused until ${formatDay(pausedUntil)}` : 'Pause for a month'}
              checked={pausedUntil !== null}
              onChange={(isPaused) => change({ isPaused })}
            />
            <div className="w-full max-w-88">
              <Select
                label="Time zone of the daily reflection"
                options={listZoneOptions(timeZone)}
                value={timeZone}
                onChange={(zone) => change({ timeZone: zone })}
              />
            </div>
          </>
        )}
      </div>
      <Choice
        label="Click tracking"
        hint={hints.clickTracking}
        checked={clickTracking}
        onChange={(on) => change({ clickTracking: on })}
      />
      {getsAny && (
        <div>
          <Button variant="quiet" onClick={() => change(stopped)}>
            Stop all emails of the mailing list
          </Button>
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ hint, ...choice }: ChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-describedby={hint ? id : undefined} aria-label={choice.label}>
      <Switch {...choice} />
      {hint && (
        <p id={id} className="max-w-140 text-15 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

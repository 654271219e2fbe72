import { useState } from 'react';
import { getFailureMessage } from 'shell/failure-message';
import { useSession } from 'shell/session';
import { MailingListSettings } from '../components/mailing-list.tsx';
import { NotificationSettingsTable } from '../components/kinds-matrix.tsx';
import { QuietHours } from '../components/quiet-hours.tsx';
import type { NotificationSettingsChange, NotificationSettings } from '../api/notifications.ts';
import { timeOfDayText } from '../hours.ts';
import { useNotificationSettings } from '../use-notification-settings.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { formatReaderTime } from '../../../ui/times.ts';
import { MembersPageLayout } from '../../../frame/members-page.tsx';
import { SectionErrorBoundary } from '../../../ui/section-error-boundary.tsx';

const bars = [{ height: 60 }, { height: 60 }, { height: 60 }, { height: 60 }];
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeOfDayText(hour * 60) }));

export function NotificationSettingsPage() {
  const { user } = useSession();
  const { asked, saving, zone } = useNotificationSettings(user?.id);
  return (
    <MembersPageLayout
      title="Notification settings"
      isLow
      drawing={<RingsDrawing />}
      lead="Choose what you get, and when. If a kind is off, you still find it on its own page."
    >
      <LoadState what="what reaches you" query={asked} lines={bars} />
      {asked.data && (
        <SectionErrorBoundary>
          <Settings settings={asked.data} zone={zone} onChoose={saving.mutate} />
          <MailingListSettings userId={user?.id} />
        </SectionErrorBoundary>
      )}
      <div className="sticky bottom-20 flex justify-end tablet:bottom-6">
        <p
          role="status"
          className={`flex items-center gap-2 rounded-control bg-page px-4 py-2 text-plain ${saving.isIdle ? 'sr-only' : ''}`}
        >
          {saving.isSuccess && <ProgressSunIcon share={0.5} width={24} />}
          {saving.isSuccess && <span>{`Saved ${formatReaderTime(new Date(saving.submittedAt).toISOString())}`}</span>}
          {saving.isPending && <span>Saving…</span>}
        </p>
      </div>
      {saving.isError && (
        <p role="alert" className="text-plain text-danger">
          This was not saved: {getFailureMessage(saving.error)} Please choose again.
        </p>
      )}
    </MembersPageLayout>
  );
}

interface SettingsProps {
  settings: NotificationSettings;
  zone: string;
  onChoose: (choice: NotificationSettingsChange) => void;
}

function Settings({ settings, zone, onChoose }: SettingsProps) {
  const [asksToEnd, setAsksToEnd] = useState(false);
  const { kinds, digestHour, reflectionHour } = settings;
  const endAll = (): void => {
    onChoose({ kinds: kinds.map(({ kind }) => ({ kind, channels: [] })) });
    setAsksToEnd(false);
  };
  return (
    <>
      <NotificationSettingsTable
        kinds={kinds}
        digestAt={timeOfDayText(digestHour * 60)}
        onChoose={(kind, channels) => onChoose({ kinds: [{ kind, channels }] })}
      />
      <section aria-labelledby="your-hours" className="chapter grid gap-x-6 gap-y-8 pt-7 wide:grid-cols-12">
        <h2 id="your-hours" className="title-32 wide:col-span-4">
          Your hours
        </h2>
        <div className="grid gap-6 tablet:grid-cols-3 wide:col-span-8">
          <Select
            label="Daily reflection at"
            options={hours}
            value={String(reflectionHour)}
            onChange={(hour) => onChoose({ reflectionHour: Number(hour) })}
          />
          <Select
            label="Digest at"
            options={hours}
            value={String(digestHour)}
            onChange={(hour) => onChoose({ digestHour: Number(hour) })}
          />
        </div>
      </section>
      <QuietHours settings={settings} zone={zone} onChoose={onChoose} />
      <div className="flex flex-wrap justify-end">
        <Button variant="quiet" onClick={() => setAsksToEnd(true)}>
          Turn everything off
        </Button>
      </div>
      <Dialog
        isOpen={asksToEnd}
        onClose={() => setAsksToEnd(false)}
        title="Turn everything off?"
        description="You get no notifications and no emails about them, except emails about payments, sign-ins and your data. The mailing list is below."
      >
        <div className="flex flex-wrap gap-4">
          <Button onClick={endAll}>Turn everything off</Button>
          <Button variant="quiet" onClick={() => setAsksToEnd(false)}>
            Keep it as it is
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function RingsDrawing() {
  return (
    <svg viewBox="0 0 226 112" width="226" focusable="false">
      {[64, 87, 110].map((r) => (
        <path
          key={r}
          d={`M${112 - r} 112a${r} ${r} 0 0 1 ${2 * r} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
      <path d="M71 112a41 41 0 0 1 82 0z" fill="#F2B640" />
    </svg>
  );
}

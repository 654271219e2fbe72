import { useId } from 'react';
import { groupBy } from 'shell/group-by';
import { Icon } from '../../../ui/icon.tsx';
import type { NotificationChannel, NotificationKind } from '../api/notifications.ts';

interface KindsMatrixProps {
  kinds: readonly NotificationKind[];
  digestAt: string;
  onChoose: (kind: NotificationKind['kind'], channels: NotificationChannel[]) => void;
}

export function NotificationSettingsTable({ kinds, digestAt, onChoose }: KindsMatrixProps) {
  const ways: { channel: NotificationChannel; label: string }[] = [
    { channel: 'product', label: 'In the app' },
    { channel: 'mail', label: 'By email, at once' },
    { channel: 'digest', label: `In the digest, daily ${digestAt}` },
  ];
  return (
    <div>
      <div
        aria-hidden="true"
        className="kinds-row items-end border-b-hair border-line pb-3 text-15 leading-snug max-tablet:hidden"
      >
        <span />
        {[...ways.map(({ label }) => label), 'Off'].map((label) => (
          <span key={label} className="font-strong whitespace-pre-line">
            {label.replace(', ', ',\n')}
          </span>
        ))}
      </div>
      {[...groupBy(kinds, ({ group }) => group)].map(([group, ofGroup]) => (
        <section key={group} aria-labelledby={`group-${group}`} className="pt-10 first-of-type:pt-7">
          <h2 id={`group-${group}`} className="title-26 border-b border-rule pb-3">
            {group}
          </h2>
          {ofGroup.map((kind) => (
            <KindRow key={kind.kind} kind={kind} ways={ways} onChoose={(channels) => onChoose(kind.kind, channels)} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface KindRowProps {
  kind: NotificationKind;
  ways: readonly { channel: NotificationChannel; label: string }[];
  onChoose: (channels: NotificationChannel[]) => void;
}

function KindRow({ kind: { label, hint, channels, alwaysMails }, ways, onChoose }: KindRowProps) {
  const id = useId();
  const toggle = (channel: NotificationChannel): void =>
    onChoose(channels.includes(channel) ? channels.filter((one) => one !== channel) : [...channels, channel]);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={`kinds-row border-b border-rule max-tablet:py-4 ${hint ? 'tablet:py-3.5' : 'tablet:py-1.5'}`}
    >
      <div className="max-tablet:pb-2">
        <p id={id} className="text-plain max-tablet:font-semibold">
          {label}
        </p>
        {hint && <p className="text-15 text-muted">{hint}</p>}
      </div>
      {ways.map(({ channel, label: way }) =>
        alwaysMails && channel !== 'product' ? (
          channel === 'mail' && (
            <p key={channel} className="flex min-h-11 items-center gap-2.5 text-15 tablet:col-span-2">
              <Icon name="lock" />
              <span className="tablet:hidden">By email:</span>always
            </p>
          )
        ) : (
          <label key={channel} className="way">
            <input
              type="checkbox"
              className="choice-mark"
              aria-label={`${label}, ${way.toLowerCase()}`}
              checked={channels.includes(channel)}
              onChange={() => toggle(channel)}
            />
            <span aria-hidden="true" className="tablet:hidden">
              {way}
            </span>
          </label>
        ),
      )}
      {!alwaysMails && (
        <label className="way">
          <input
            type="radio"
            className="choice-mark"
            aria-label={`${label}, off`}
            checked={channels.length === 0}
            onChange={() => onChoose([])}
          />
          <span aria-hidden="true" className="tablet:hidden">
            Off
          </span>
        </label>
      )}
    </div>
  );
}

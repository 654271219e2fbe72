import { useState, type ReactNode } from 'react';
import { useRequest } from 'shell/use-request';
import { FormError } from '../../ui/form-error.tsx';
import { RequestButton } from '../../ui/request-button.tsx';
import { pauseOtherMedia } from './pause-others.ts';

interface SoundPlayerProps {
  label: string;
  children: ReactNode;
  load: () => Promise<string>;
}

export function SoundPlayer({ label, children, load }: SoundPlayerProps) {
  const [address, setAddress] = useState<string>();
  const [hasBroken, setBroken] = useState(false);
  const asking = useRequest(async () => {
    setBroken(false);
    setAddress(await load());
  });
  return (
    <div className={address ? 'w-full' : undefined}>
      {address ? (
        <audio
          ref={takeFocus}
          controls
          autoPlay
          // The URL may have expired, so the next click requests another URL.
          onError={() => {
            setAddress(undefined);
            setBroken(true);
          }}
          onPlay={({ currentTarget }) => pauseOtherMedia(currentTarget)}
          aria-label={label}
          src={address}
          className="w-full"
        />
      ) : (
        <RequestButton request={asking} variant="quiet" busyLabel="Opening..." onClick={() => void asking.run()}>
          {children}
        </RequestButton>
      )}
      <FormError message={asking.error?.message ?? (hasBroken ? 'The recording could not be loaded.' : undefined)} />
    </div>
  );
}

const takeFocus = (player: HTMLAudioElement | null): void => player?.focus();

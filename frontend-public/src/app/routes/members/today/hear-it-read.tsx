import { useState } from 'react';
import { useRequest } from 'shell/use-request';
import { askMediaLink } from '../../../../frame/media/media-link.ts';
import { restOthers } from '../../../../frame/media/rest-others.ts';
import type { Reflection } from '../../../../features/reflections/api/reflections.ts';
import { FormFault } from '../../../../ui/form-fault.tsx';
import { RequestButton } from '../../../../ui/request-button.tsx';

/** The recording of a reflection, loaded when pressed: our own file by a signed URL, another file directly. */
export function HearItRead({ reflection: { id, audioUrl } }: { reflection: Reflection }) {
  const [address, setAddress] = useState<string>();
  const [hasBroken, setBroken] = useState(false);
  const asking = useRequest(async (url: string) => {
    setBroken(false);
    setAddress(url.startsWith('/files/media/') ? (await askMediaLink({ kind: 'reflections', id })).url : url);
  });
  if (!audioUrl) return null;
  return (
    <div className={address ? 'w-full' : undefined}>
      {address ? (
        <audio
          ref={takeFocus}
          controls
          autoPlay
          // The signed URL may have expired: another press requests a new one.
          onError={() => {
            setAddress(undefined);
            setBroken(true);
          }}
          onPlay={({ currentTarget }) => restOthers(currentTarget)}
          aria-label="Hear it read"
          src={address}
          className="w-full"
        />
      ) : (
        <RequestButton
          request={asking}
          variant="quiet"
          busyLabel="Opening..."
          onClick={() => void asking.run(audioUrl)}
        >
          Hear it read
        </RequestButton>
      )}
      <FormFault message={asking.fault?.message ?? (hasBroken ? 'The recording could not be loaded.' : undefined)} />
    </div>
  );
}

const takeFocus = (player: HTMLAudioElement | null): void => player?.focus();

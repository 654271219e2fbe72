import { useState } from 'react';
import { useRequest } from 'shell/use-request';
import { requestMediaLink } from '../../../frame/media/media-link.ts';
import { pauseOtherMedia } from '../../../frame/media/pause-others.ts';
import type { Reflection } from '../api/reflections.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';

/**
 * Player of a recorded reflection. The first click loads it: a file of this site by a signed URL, an external file
 * directly.
 */
export function ReflectionAudio({ reflection: { id, audioUrl } }: { reflection: Reflection }) {
  const [address, setAddress] = useState<string>();
  const [hasBroken, setBroken] = useState(false);
  const asking = useRequest(async (url: string) => {
    setBroken(false);
    setAddress(url.startsWith('/files/media/') ? (await requestMediaLink({ kind: 'reflections', id })).url : url);
  });
  if (!audioUrl) return null;
  return (
    <div className={address ? 'w-full' : undefined}>
      {address ? (
        <audio
          ref={takeFocus}
          controls
          autoPlay
          // Removes the URL after an error, because it may have expired: the next click requests a new one.
          onError={() => {
            setAddress(undefined);
            setBroken(true);
          }}
          onPlay={({ currentTarget }) => pauseOtherMedia(currentTarget)}
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
      <FormError message={asking.error?.message ?? (hasBroken ? 'The recording could not be loaded.' : undefined)} />
    </div>
  );
}

const takeFocus = (player: HTMLAudioElement | null): void => player?.focus();

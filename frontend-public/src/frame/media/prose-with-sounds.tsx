import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Tier } from 'shell/tier';
import { Prose } from '../../ui/prose.tsx';
import { TierName } from '../../ui/tier-mark.tsx';
import { requestMediaLink, type MediaReference } from './media-link.ts';
import { SoundPlayer } from './sound-player.tsx';

interface ProseWithSoundsProps {
  html: string;
  className: string;
  item: MediaReference;
  requiredTier?: Tier | undefined;
}

interface Sound {
  readonly place: HTMLElement;
  readonly name: string;
  readonly file: string;
}

export function ProseWithSounds({ html, item, requiredTier, className }: ProseWithSoundsProps) {
  const [sounds, setSounds] = useState<readonly Sound[]>([]);
  // The ref function is stable, because React calls a new ref function again.
  const findSounds = useCallback((text: HTMLElement | null) => setSounds(takeSounds(text)), []);
  return (
    <>
      {/* With the key, React mounts a changed text again, so that the code finds its sounds. */}
      <Prose key={html} ref={findSounds} html={html} className={className} />
      {sounds.map(({ place, name, file }, at) =>
        createPortal(
          <>
            <span>{name}</span>
            {requiredTier ? (
              <>
                <span className="sr-only">, opens with</span>
                <TierName tier={requiredTier} />
              </>
            ) : (
              <SoundPlayer label={name} load={async () => (await requestMediaLink({ ...item, sound: file })).url}>
                <span>Play</span>
                <span className="sr-only"> {name}</span>
              </SoundPlayer>
            )}
          </>,
          place,
          `${at} ${file}`,
        ),
      )}
    </>
  );
}

/** Empties each sound element, so that React can render its player there. */
function takeSounds(text: HTMLElement | null): Sound[] {
  return [...(text?.querySelectorAll<HTMLElement>('[data-sound]') ?? [])].map((place) => {
    const name = place.dataset['name'] ?? place.textContent;
    place.dataset['name'] = name;
    place.replaceChildren();
    return { place, name, file: place.dataset['sound']?.replace(/^.*\//, '') ?? '' };
  });
}

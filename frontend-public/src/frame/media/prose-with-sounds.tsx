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
  /** The content that the text belongs to, whose tier decides who can play its sounds. */
  item: MediaReference;
  /** Tier that the reader needs for the sounds; undefined if the reader can play them. */
  requiredTier?: Tier | undefined;
}

interface Sound {
  readonly place: HTMLElement;
  readonly name: string;
  readonly file: string;
}

/** A text that staff wrote, with players for the sounds in it. Before the scripts run, it shows their names. */
export function ProseWithSounds({ html, item, requiredTier, className }: ProseWithSoundsProps) {
  const [sounds, setSounds] = useState<readonly Sound[]>([]);
  // A new function in each render would be called in each render.
  const findSounds = useCallback((text: HTMLElement | null) => setSounds(takeSounds(text)), []);
  return (
    <>
      {/* Another text is another element, so that its sounds are found again. */}
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

/** Empties the places of the sounds in a text for their players. */
function takeSounds(text: HTMLElement | null): Sound[] {
  return [...(text?.querySelectorAll<HTMLElement>('[data-sound]') ?? [])].map((place) => {
    const name = place.dataset['name'] ?? place.textContent;
    place.dataset['name'] = name;
    place.replaceChildren();
    return { place, name, file: place.dataset['sound']?.replace(/^.*\//, '') ?? '' };
  });
}

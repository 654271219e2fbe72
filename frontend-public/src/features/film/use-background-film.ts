import { useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from './first-interaction.ts';
import { useIsMotionAllowed } from './use-motion.ts';
import { useInView } from './use-in-view.ts';

export function useBackgroundFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const { wasSeen: wasNear } = useInView(video, '600px 0px');
  const { isSeen } = useInView(video, '-12% 0px');
  const mayMove = useIsMotionAllowed();
  const [chosen, setChosen] = useState<'play' | 'rest'>();
  const [sound, setSound] = useState<'on' | 'off'>();
  const isPlaying = chosen ? chosen === 'play' : mayMove;

  useEffect(() => (sound ? undefined : onFirstInteraction(() => setSound('on'))), [sound]);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.muted = sound !== 'on';
    if (sound === 'on') film.volume = 1;
    if (!isSeen || !isPlaying) return film.pause();
    film.play().catch((refused: unknown) => {
      // Some browsers do not allow sound after a key press or touch, so the next press tries again.
      if (refused instanceof DOMException && refused.name === 'NotAllowedError' && !film.muted) setSound(undefined);
    });
  }, [isSeen, isPlaying, sound]);

  return {
    video,
    isFetched: wasNear || chosen === 'play',
    isPlaying,
    hasSound: sound === 'on',
    switchSound() {
      setSound(sound === 'on' ? 'off' : 'on');
      if (sound !== 'on') setChosen('play');
    },
    switchPlay: () => setChosen(isPlaying ? 'rest' : 'play'),
  };
}

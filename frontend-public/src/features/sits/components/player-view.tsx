import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { refetchQuery } from 'shell/refetch';
import { useSession } from 'shell/session';
import { useOfflineFile } from '../../../frame/offline-files/use-offline-file.ts';
import { requestMediaLink } from '../../../frame/media/media-link.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { connectMediaSession } from '../../../frame/media/media-session.ts';
import { getAudioContext, scheduleBell } from '../bells.ts';
import { toOfflineMeditationFileId } from '../offline-meditations.ts';
import { AudioPlayer } from '../audio-player.ts';
import { drawMeditationArtwork } from '../artwork.ts';
import { closePlayer, type PlayableMeditation } from '../now-playing.ts';
import { useSitters } from '../use-sitters.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerSheet } from './player-sheet.tsx';

type PlayerViewProps = {
  meditation: PlayableMeditation;
  artist: string;
  after: ReactNode;
  onSitOn: () => void;
};

export function PlayerView({ meditation, artist, after, onSitOn }: PlayerViewProps) {
  const { user } = useSession();
  const owner = user?.id;
  const client = useQueryClient();
  const [player] = useState(() => new AudioPlayer(meditation, owner));
  useEffect(() => {
    void player.start();
    const hide = connectMediaSession(player, {
      title: player.meditation.title,
      artist,
      artwork: drawMeditationArtwork,
    });
    return () => {
      hide();
      void player.end().then(() => refetchQuery(client, ['practice']));
    };
  }, [player, artist, client]);
  useEffect(() => {
    if (player.owner !== undefined && owner !== player.owner) closePlayer();
  }, [player, owner]);
  return <ActivePlayer player={player} owner={owner} after={after} onSitOn={onSitOn} />;
}

type ActivePlayerProps = Pick<PlayerViewProps, 'after' | 'onSitOn'> & {
  player: AudioPlayer;
  owner: string | undefined;
};

function ActivePlayer({ player, owner, after, onSitOn }: ActivePlayerProps) {
  const state = usePlayerState(player, (playback) => playback);
  const [isOpen, setOpen] = useState(true);
  const [hasBell, setBell] = useState(false);
  const client = useQueryClient();
  useSitters(owner, state.isPlaying);
  // This component stays mounted, so that a download continues after the player sheet closes.
  const download = useOfflineFile(toDownloadableFile(player));
  const { isEnded } = state;
  const ring = useEffectEvent(() => hasBell && scheduleBell(getAudioContext(), 'bowl-low', 0, state.volume));
  useEffect(() => {
    if (isEnded) ring();
  }, [isEnded]);
  // A recorded sit changes the practice record and the position, so both are requested again.
  useEffect(() => {
    if (state.sit?.outcome === 'recorded') void refetchQuery(client, ['practice']);
  }, [client, state.sit?.outcome]);
  if (!isOpen && !isEnded) return <PlayerBar player={player} state={state} onOpen={() => setOpen(true)} />;
  return (
    <PlayerSheet
      player={player}
      state={state}
      after={after}
      onSitOn={onSitOn}
      download={owner === undefined ? undefined : download}
      hasBell={hasBell}
      onBell={(isWanted) => {
        // The browser blocks the bell unless a click has created the audio context.
        if (isWanted) getAudioContext();
        setBell(isWanted);
      }}
      onClose={() => (isEnded ? closePlayer() : setOpen(false))}
    />
  );
}

const toDownloadableFile = ({ owner, meditation: { fromSec: _, ...about } }: AudioPlayer) => ({
  owner,
  id: toOfflineMeditationFileId(about.id),
  name: about.title,
  tier: about.tier,
  about,
  address: async () => (await requestMediaLink({ kind: 'meditations', id: about.id })).url,
});

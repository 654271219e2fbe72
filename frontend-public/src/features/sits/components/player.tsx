import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { readAgain } from 'shell/read-again';
import { useSession } from 'shell/session';
import { useKeptFile } from '../../../frame/kept-files/use-kept-file.ts';
import { askMediaLink } from '../../../frame/media/media-link.ts';
import { soundOutput, ringBell } from '../bells.ts';
import { keptIdOf } from '../kept-sound.ts';
import { Listening } from '../listening.ts';
import { showInSystem } from '../media-session.ts';
import { putAway, type Playable } from '../now-playing.ts';
import { useSitters } from '../use-sitters.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerSheet } from './player-sheet.tsx';

type PlayerProps = {
  meditation: Playable;
  artist: string;
  after: ReactNode;
  onSitOn: () => void;
};

export function Player({ meditation, artist, after, onSitOn }: PlayerProps) {
  const { user } = useSession();
  const owner = user?.id;
  const client = useQueryClient();
  const [listening] = useState(() => new Listening(meditation, owner));
  useEffect(() => {
    void listening.start();
    const hide = showInSystem(listening, artist);
    return () => {
      hide();
      void listening.end().then(() => readAgain(client, ['practice']));
    };
  }, [listening, artist, client]);
  useEffect(() => {
    if (listening.owner !== undefined && owner !== listening.owner) putAway();
  }, [listening, owner]);
  return <Playing listening={listening} owner={owner} after={after} onSitOn={onSitOn} />;
}

type PlayingProps = Pick<PlayerProps, 'after' | 'onSitOn'> & { listening: Listening; owner: string | undefined };

function Playing({ listening, owner, after, onSitOn }: PlayingProps) {
  const heard = useSyncExternalStore(listening.subscribe, listening.heard, listening.heard);
  const [isOpen, setOpen] = useState(true);
  const [hasBell, setBell] = useState(false);
  const client = useQueryClient();
  useSitters(owner, heard.status === 'playing');
  // The hook is here and not in the sheet, so a download continues while the sheet is closed.
  const download = useKeptFile(fileOf(listening));
  const isEnded = heard.status === 'ended';
  const ring = useEffectEvent(() => hasBell && ringBell(soundOutput(), 'bowl-low', 0, heard.volume));
  useEffect(() => {
    if (isEnded) ring();
  }, [isEnded]);
  // The end of a sit changes the member's record and the stored position.
  useEffect(() => {
    if (heard.sit?.outcome === 'recorded') void readAgain(client, ['practice']);
  }, [client, heard.sit?.outcome]);
  if (!isOpen && !isEnded) return <PlayerBar listening={listening} heard={heard} onOpen={() => setOpen(true)} />;
  return (
    <PlayerSheet
      listening={listening}
      heard={heard}
      after={after}
      onSitOn={onSitOn}
      download={owner === undefined ? undefined : download}
      hasBell={hasBell}
      onBell={(isWanted) => {
        // Created in the click, so that the browser allows the bell at the end.
        if (isWanted) soundOutput();
        setBell(isWanted);
      }}
      onClose={() => (isEnded ? putAway() : setOpen(false))}
    />
  );
}

const fileOf = ({ owner, meditation: { fromSec: _, ...about } }: Listening) => ({
  owner,
  id: keptIdOf(about.id),
  name: about.title,
  tier: about.tier,
  about,
  address: async () => (await askMediaLink({ kind: 'meditations', id: about.id })).url,
});

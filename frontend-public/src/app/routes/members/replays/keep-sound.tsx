import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { askSoundLink, soundSizeQuery, type Replay } from '../../../../features/replays/api/replays.ts';
import { keptSoundId, type KeptReplay } from '../../../../features/replays/kept-sounds.ts';
import { SoundDownload } from '../../../../frame/kept-files/sound-download.tsx';
import { useKeptFile } from '../../../../frame/kept-files/use-kept-file.ts';

/** Keeps the sound of a replay on this device, to be heard without a network. */
export function KeepSound({ replay }: { replay: Replay }) {
  const { id, title, startsAt, zone, durationSec, standing, visibilityTier } = replay;
  const { user } = useSession();
  const { data: sizeBytes } = useQuery(soundSizeQuery(id));
  const about: KeptReplay = { id, title, startsAt, zone, durationSec, positionSec: standing.positionSec };
  const download = useKeptFile({
    ...{ owner: user?.id, id: keptSoundId(id), name: title, tier: visibilityTier, about },
    address: async () => (await askSoundLink(id)).url,
  });
  return <SoundDownload label="Sound only" download={download} sizeBytes={sizeBytes} />;
}

import { Suspense, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { Chapters } from '../../../../features/player/components/chapters.tsx';
import { Evening } from '../../../../features/player/components/evening.tsx';
import { Film } from '../../../../features/player/components/lazy-film.ts';
import { OutsideFilm } from '../../../../features/player/components/outside-film.tsx';
import { Transcript, useCues } from '../../../../features/player/components/transcript.tsx';
import type { Player } from '../../../../features/player/player.ts';
import { useFocusAfterFilm } from '../../../../features/player/use-focus-after-film.ts';
import { askSoundLink, soundSizeQuery, type Replay } from '../../../../features/replays/api/replays.ts';
import { NightPicture } from '../../../../features/replays/components/night-picture.tsx';
import { Button } from '../../../../ui/button.tsx';
import { isKeptHere } from '../../../../frame/media/media-link.ts';
import { PlainWords } from '../teachings/plain-words.tsx';
import { useFilmPlayer } from '../use-film-player.ts';
import { keptSoundId, type KeptReplay } from '../../../../features/replays/kept-sounds.ts';
import { SoundDownload } from '../../../../frame/kept-files/sound-download.tsx';
import { useKeptFile } from '../../../../frame/kept-files/use-kept-file.ts';

export function OpenReplay({ replay }: { replay: Replay }) {
  const { summary, title, startsAt, videoUrl = '' } = replay;
  return (
    <>
      {isKeptHere(videoUrl) ? (
        <OwnFilm replay={replay} />
      ) : (
        <>
          <OutsideFilm url={videoUrl} label={title} poster={<NightPicture startsAt={startsAt} isPoster />} />
          <div className="mt-12">
            <PlainWords heading="Transcript" text={replay.captions ? undefined : replay.transcript} />
          </div>
        </>
      )}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-rule pt-6">
        <p className="max-w-text text-plain text-muted">{summary}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {replay.soundUrl && <KeepSound replay={replay} />}
          <Button to="/members/forum/new">Talk about it</Button>
        </div>
      </div>
    </>
  );
}

function OwnFilm({ replay }: { replay: Replay }) {
  const { id, durationSec, standing, startsAt, title, captions, transcript } = replay;
  const { player, resumedFrom } = useFilmPlayer({ kind: 'replays', id, durationSec }, standing);
  const cues = useCues(transcript);
  const chapters = replay.chapters ?? [];
  return (
    <>
      <div className="film-in-sight film-in-sight-narrow">
        <Suspense fallback={<div className="film-frame" />}>
          <Film
            player={player}
            label={title}
            poster={<NightPicture startsAt={startsAt} isPoster />}
            chapters={chapters}
            hasCaptions={captions}
            resumedFrom={resumedFrom}
            end={<TheEnd player={player} />}
          />
        </Suspense>
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-11 gap-y-12 wide:grid-cols-12">
        {chapters.length > 0 && (
          <section aria-labelledby="chapters" className="min-w-0 wide:col-span-5">
            <h2 id="chapters" className="title-32 border-b-hair border-line pb-3">
              Chapters
            </h2>
            <Chapters player={player} chapters={chapters} durationSec={durationSec} />
          </section>
        )}
        <div className="min-w-0 wide:col-span-7 wide:[--transcript-height:60svh]">
          {cues ? (
            <Transcript player={player} cues={cues} chapters={chapters} heading="Transcript" />
          ) : (
            !captions && <PlainWords heading="Transcript" text={transcript} />
          )}
        </div>
      </div>
    </>
  );
}

function TheEnd({ player }: { player: Player }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterFilm(heading);
  return (
    <Evening
      band="indigo"
      above={
        <h2 ref={heading} tabIndex={-1} className="title-60 stands outline-none">
          Let it settle.
        </h2>
      }
      below={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              player.seek(0);
              player.play();
            }}
          >
            Watch again
          </Button>
          <Button to="/members/replays">All replays</Button>
        </>
      }
    />
  );
}

function KeepSound({ replay }: { replay: Replay }) {
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
